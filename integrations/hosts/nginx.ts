import { ASK_AGAIN, addressPattern, EVERYWHERE, HEADER_RULES } from './headers.ts';

/** The headers that depend on the address. */
const BY_ADDRESS = [...new Set(HEADER_RULES.flatMap(({ headers }) => Object.keys(headers)))];

/**
 * What nginx reads. Headers take their values from maps and stand in one place: an `add_header` in a location would drop those of
 * the server.
 * @param base where the site lies, with a slash at its end: that folder of the root
 */
export function nginxFile(base: string): string {
  return `# Luật Bài behind nginx: copy this to /etc/nginx/conf.d/ and the built site (dist) to ${root(base)}
# Made from one list of headers (docs/hosting.md). Headers stand here alone: an \`add_header\` in a location would throw away all
# of these.

${BY_ADDRESS.map((name) => mapOf(name, base)).join('\n')}
server {
    # With a certificate: listen 443 ssl http2;
    listen 80;
    server_name _;
    server_tokens off;

    root /var/www/luat-bai;
    index index.html;
    error_page 404 ${base}404.html;
    absolute_redirect off;

${BY_ADDRESS.map((name) => added(name, variable(name))).join('\n')}
${Object.entries(EVERYWHERE)
  .map(([name, value]) => added(name, `"${value}"`))
  .join('\n')}
    # With a certificate: add_header Strict-Transport-Security "max-age=31536000" always;

    charset utf-8;
    charset_types text/plain text/css text/xml application/javascript text/javascript application/json image/svg+xml application/manifest+json text/markdown;

    # x.html.gz beside x.html is sent to whoever takes it. With the module for it, x.html.br comes first: brotli_static on;
    gzip_static on;
    gzip_vary on;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=4000 inactive=60s;
    open_file_cache_errors off;

    location / {
        try_files $uri $uri/ =404;
    }
    location ~ [.]webmanifest$ {
        default_type application/manifest+json;
    }
    # Lessons as text.
    location ~ [.]md$ {
        default_type text/markdown;
    }
    # For other hosts.
    location ~ /(_headers|[.]htaccess)$ {
        return 404;
    }
}
`;
}

const root = (base: string): string => `/var/www/luat-bai${base}`.replace(/\/$/, '');

const variable = (name: string): string => `$luat_bai_${name.toLowerCase().replaceAll('-', '_')}`;

const added = (name: string, value: string): string => `    add_header ${name} ${value} always;`;

/** A header's values by address; where it has none it is not sent. */
function mapOf(name: string, base: string): string {
  const cases = HEADER_RULES.flatMap((rule) => {
    const value = rule.headers[name];
    return value === undefined ? [] : [`    # ${rule.why}\n    "~${addressPattern(rule, base)}" "${value}";`];
  });
  const otherwise = name === 'Cache-Control' ? ASK_AGAIN : '';
  return `map $uri ${variable(name)} {\n${cases.join('\n')}\n    default "${otherwise}";\n}\n`;
}
