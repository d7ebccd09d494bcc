import { type AddressRule, ASK_AGAIN, addressPattern, EVERYWHERE, HEADER_RULES } from './headers.ts';

/** What Apache's own list of types has not, or not with its letters. */
const TYPES = `    AddType text/markdown .md
    AddType application/manifest+json .webmanifest
    AddType font/woff2 .woff2
    AddCharset utf-8 .html .css .js .json .webmanifest .svg .xml .txt .md`;

/** What is compressed as it is sent; of the two ways the first that the browser takes counts. */
const COMPRESSED =
  'text/html text/css text/javascript application/javascript application/json application/manifest+json image/svg+xml text/xml application/xml text/plain text/markdown';

/**
 * The file `.htaccess` in the folder of the site, which Apache and LiteSpeed read. It needs `AllowOverride FileInfo`, which
 * shared hosting has; a module that is missing costs what it does and nothing else.
 * @param base where the site lies, with a slash at its end
 */
export function apacheFile(base: string): string {
  return `# Made by the build from one list of headers (docs/hosting.md): another build writes it again.

ErrorDocument 404 ${base}404.html

<IfModule mod_mime.c>
${TYPES}
</IfModule>

<IfModule mod_filter.c>
    <IfModule mod_brotli.c>
        AddOutputFilterByType BROTLI_COMPRESS ${COMPRESSED}
    </IfModule>
    <IfModule mod_deflate.c>
        AddOutputFilterByType DEFLATE ${COMPRESSED}
    </IfModule>
</IfModule>

<IfModule mod_setenvif.c>
${HEADER_RULES.map((rule) => named(rule, base)).join('\n')}
</IfModule>

<IfModule mod_headers.c>
    # What was compressed has another tag: with its own it is found unchanged.
    RequestHeader edit If-None-Match "-(?:br|gzip)\\"" "\\""

${Object.entries({ ...EVERYWHERE, 'Cache-Control': ASK_AGAIN })
  .map(([name, value]) => `    ${set(name, value)}`)
  .join('\n')}

${HEADER_RULES.map(ruleLines).join('\n')}
</IfModule>

<IfModule mod_alias.c>
    # For other hosts.
    RedirectMatch 404 "/_headers$"
</IfModule>
`;
}

/** Addresses by name first: a condition at the header itself is newer than what all servers that read this file know. */
function named(rule: AddressRule, base: string): string {
  return `    # ${rule.why}\n    SetEnvIf Request_URI "${addressPattern(rule, base)}" ${variable(rule)}`;
}

function ruleLines(rule: AddressRule): string {
  return Object.entries(rule.headers)
    .map(([name, value]) => `    ${set(name, value)} env=${variable(rule)}`)
    .join('\n');
}

const variable = ({ name }: AddressRule): string => `luat_bai_${name}`;

const set = (name: string, value: string): string => `Header always set ${name} "${value}"`;
