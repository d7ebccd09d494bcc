import { type AddressRule, ASK_AGAIN, addressPattern, EVERYWHERE, HEADER_RULES, NOT_THERE } from './headers.ts';

/**
 * What Caddy reads. In a route the lines hold in their order, so that those of a rule come after what is sent with everything.
 * @param base where the site lies, with a slash at its end: that folder of the root
 */
export function caddyFile(base: string): string {
  return `# Luật Bài behind Caddy: copy this to /etc/caddy/Caddyfile and the built site (dist) to ${`/var/www/luat-bai${base}`.replace(/\/$/, '')}
# Made from one list of headers (docs/hosting.md).

# With the site's name instead of :80 (example.org) Caddy fetches a certificate by itself.
:80 {
	root * /var/www/luat-bai
	encode gzip

	route {
		${headers('', { ...EVERYWHERE, 'Cache-Control': ASK_AGAIN }, '\t\t')}
		@markdown path *.md
		header @markdown Content-Type "text/markdown; charset=utf-8"
		@manifest path *.webmanifest
		header @manifest Content-Type "application/manifest+json; charset=utf-8"

${HEADER_RULES.map((rule) => ruleLines(rule, base)).join('\n\n')}

		# For other hosts.
		@others path ${base}_headers ${base}.htaccess
		error @others 404
		# x.html.br or x.html.gz beside x.html is sent to whoever takes it.
		file_server {
			precompressed br gzip
		}
	}

	handle_errors {
		rewrite * ${base}404.html
		${headers('', NOT_THERE, '\t\t')}
		file_server
	}
}
`;
}

function ruleLines(rule: AddressRule, base: string): string {
  const lines = [
    `# ${rule.why}`,
    `@${rule.name} path_regexp ${addressPattern(rule, base)}`,
    headers(` @${rule.name}`, rule.headers, '\t\t'),
  ];
  return lines.map((line) => `\t\t${line}`).join('\n');
}

function headers(where: string, values: Readonly<Record<string, string>>, indent: string): string {
  const lines = Object.entries(values).map(([name, value]) => `${indent}\t${name} "${value}"`);
  return [`header${where} {`, ...lines, `${indent}}`].join('\n');
}
