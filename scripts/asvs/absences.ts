/** What the site does without. Each is looked for in the names of packages, and in the code that is shipped. */
export type Absence = {
  what: string;
  packages?: RegExp;
  code?: RegExp;
  /** Files whose code is something else that reads alike, with what it is. */
  except?: Readonly<Record<string, string>>;
  /** What must be found if somebody brings it in: names of packages, and lines of code. */
  wrong: { packages?: readonly string[]; code: readonly string[] };
};

/** What is looked through: every package that the site takes in, and its own code by path. */
export type Project = { packages: readonly string[]; code: ReadonlyMap<string, string> };

/** Where something of it is, in words; empty when it is not there. */
export function tracesOf({ packages, code, except = {} }: Absence, project: Project): string[] {
  const names = packages ? project.packages.filter((name) => packages.test(name)) : [];
  const files = code
    ? [...project.code].flatMap(([file, text]) => {
        const [found] = file in except ? [] : (code.exec(text) ?? []);
        return found === undefined ? [] : [`${file}: ${found}`];
      })
    : [];
  return [...names.map((name) => `the package ${name}`), ...files];
}

export const absences = {
  commands: {
    what: 'a program started by a request; what works on pictures and drawings is Node itself, fed by its input',
    packages: /^(execa|shelljs|cross-spawn|zx|node-pty)$/,
    code: /node:child_process|from 'child_process'|(?<![.\w])(exec|execFile|fork|spawn)(Sync)?\(/,
    except: {
      'server/base/run-program.ts':
        'starts Node with a file of the build, without a shell, settings or secrets',
    },
    wrong: {
      packages: ['execa'],
      code: ["import { execFile } from 'node:child_process'", "spawn('convert', [name])"],
    },
  },
  ldap: {
    what: 'LDAP',
    packages: /ldap|activedirectory/,
    code: /ldaps?:\/\/|\bldap(js|ts)\b/i,
    wrong: { packages: ['ldapjs', '@types/ldapts'], code: ["connect('ldaps://directory')"] },
  },
  xpath: {
    what: 'XPath',
    packages: /xpath|xmldom|libxml|xslt/,
    code: /\bXPath(Evaluator|Result)\b|document\.evaluate\(/,
    wrong: { packages: ['xpath', '@xmldom/xmldom'], code: ['document.evaluate(typed, page)'] },
  },
  latex: {
    what: 'LaTeX',
    packages: /latex|katex|mathjax/,
    code: /(pdf|xe|lua)latex|\\documentclass|\\usepackage/,
    wrong: { packages: ['node-latex', 'katex'], code: ["run('pdflatex')", '`\\documentclass{letter}`'] },
  },
  jndi: {
    what: 'JNDI, and a machine that knows it',
    packages: /jndi|^java$|node-java/,
    code: /\bjndi:/i,
    wrong: { packages: ['java'], code: ["log('${jndi:' + name)"] },
  },
  memcache: {
    what: 'memcache',
    packages: /memcache|^memjs$/,
    code: /memcached?:\/\/|\b11211\b/,
    wrong: { packages: ['memcached', 'memjs'], code: ['connect({ port: 11211 })'] },
  },
  formats: {
    what: 'format strings',
    packages: /^(sprintf|printf|format-util|printj)/,
    code: /\bformat(WithOptions)?\b[^;]*from 'node:util'|\bconsole\.(log|info|warn|error|debug)\(/,
    except: {
      'app/browser/note-failure.ts': 'words of our own, in the visitor’s browser',
      'app/seo/self-check-in-development.ts': 'not in a build',
    },
    wrong: {
      packages: ['sprintf-js'],
      code: ["import { format } from 'node:util'", 'console.log(request.url, name)'],
    },
  },
  pointers: {
    what: 'memory that is managed by hand',
    packages: /ffi|^(node-addon-api|nan|bindings|koffi)$/,
    code: /allocUnsafe|process\.dlopen|node:ffi|\bWebAssembly\b|createRequire\([^)]*\)\('[^']*\.node'/,
    except: { 'server/http/prepared/open-parts.ts': 'filled to its last byte by the lines that follow' },
    wrong: {
      packages: ['ffi-napi', 'koffi'],
      code: ['Buffer.allocUnsafe(length)', "import { dlopen } from 'node:ffi'"],
    },
  },
  xml: {
    what: 'a parser of XML that knows entities of its own',
    packages: /^(xml2js|fast-xml-parser|sax|saxes|libxmljs2?|xml-js|node-expat|xmldoc)$|xmldom/,
    code: /parseFromString\([^)]*,\s*'(?!text\/html)/,
    wrong: {
      packages: ['xml2js', 'sax', 'libxmljs2'],
      code: ["new DOMParser().parseFromString(typed, 'application/xml')"],
    },
  },
  windows: {
    what: 'messages from other windows',
    code: /addEventListener\(\s*['"]message['"]|\bonmessage\b|\b(window|parent|opener|top)\??\.postMessage\(/,
    except: {
      'app/pages/admin/calendar/use-connection.ts':
        'a BroadcastChannel, which pages of this origin alone hear',
    },
    wrong: { code: ["window.addEventListener('message', hear)", 'parent.postMessage(1)'] },
  },
  graphql: {
    what: 'GraphQL',
    packages: /graphql|^@apollo\/|^urql$/,
    code: /\bgraphql\b|\bgql`/i,
    wrong: { packages: ['graphql', '@apollo/server'], code: ["post('/graphql')"] },
  },
  webSockets: {
    what: 'WebSockets',
    packages: /^ws$|websocket|socket\.io|^engine\.io|^faye/,
    code: /\bnew WebSocket|server\.(?:on|once)\(\s*'upgrade'|Sec-WebSocket/i,
    wrong: {
      packages: ['ws', 'socket.io'],
      code: ["new WebSocket('wss://here')", "server.on('upgrade', take)"],
    },
  },
  telephone: {
    what: 'codes by telephone',
    packages: /twilio|vonage|nexmo|messagebird|plivo|sinch|telesign/,
    code: /api\.twilio|sendSms|smsCode|phoneNumber\(\{/,
    wrong: { packages: ['twilio'], code: ['await sendSms(number, code)'] },
  },
  identityProviders: {
    what: 'signing in by another provider: SAML, OpenID Connect, or one of better-auth’s',
    packages: /^passport|saml|openid|oidc|^@auth\/|auth0|okta|^@azure\/msal|^arctic$/,
    code: /better-auth\/(plugins|social|client)|@better-auth\/(sso|saml|scim)|socialProviders|\bid_token\b|\bsaml/i,
    wrong: {
      packages: ['passport-google-oauth20', '@node-saml/node-saml', 'openid-client'],
      code: ["import { genericOAuth } from 'better-auth/plugins'", 'reply.id_token', 'socialProviders: {}'],
    },
  },
  authorizationServer: {
    what: 'an authorization server, which gives others access in somebody’s name',
    packages: /oauth2?-server|oauth2orize|oidc-provider|^@better-auth\/(oauth-provider|oidc)/,
    code: /oidcProvider|oauthProvider|\.well-known\/(openid|oauth)|\bresponse_types_supported\b/,
    wrong: {
      packages: ['oidc-provider', '@node-oauth/oauth2-server'],
      code: ['plugins: [oidcProvider()]', "route('.well-known/openid-configuration')"],
    },
  },
  accessTokens: {
    what: 'requests that are let in by an access token',
    packages: /^(express-oauth2-jwt-bearer|passport-http-bearer)$/,
    code: /headers(\.get\(\s*|\[)['"]authorization['"]|headers\.authorization(?! =)/i,
    wrong: { code: ["request.headers.get('Authorization')", 'request.headers.authorization?.slice(7)'] },
  },
  otherAuthorizationServers: {
    what: 'an authorization server beside Google’s',
    code: /https:\/\/[\w.-]+\/[^\s'"`]*\b(oauth2?|authorize|openid)\b/,
    except: { 'server/calendar/google/config.ts': 'Google’s' },
    wrong: { code: ["'https://login.microsoftonline.com/common/oauth2/v2.0/authorize'"] },
  },
  keysFromPasswords: {
    what: 'keys that are made from a password',
    packages: /^(argon2|bcrypt|bcryptjs|scrypt-js|pbkdf2)$/,
    code: /\b(pbkdf2|scrypt|argon2|bcrypt)/i,
    wrong: { packages: ['argon2'], code: ['pbkdf2Sync(password, salt)'] },
  },
  clientCertificates: {
    what: 'certificates of clients',
    code: /\brequestCert\b|ssl-client-(cert|verify)|x-client-cert/i,
    wrong: { code: ['createServer({ requestCert: true })', "headers['x-ssl-client-verify']"] },
  },
  webRtc: {
    what: 'WebRTC',
    packages: /webrtc|^wrtc$|simple-peer|peerjs|^stun|node-turn|mediasoup/,
    code: /RTC(PeerConnection|DataChannel|SessionDescription)|getUserMedia|['"`](stun|turns?):/,
    wrong: { packages: ['simple-peer'], code: ['new RTCPeerConnection()', "urls: 'stun:somewhere'"] },
  },
} as const satisfies Record<string, Absence>;

/**
 * The packages that `package.json` names for the site, by what they speak or read of others. A list of names that must
 * not be there cannot know every name: a new package is put here, and what it brings is thought of.
 */
export const directPackages: Readonly<Record<string, readonly string[]>> = {
  'mail (SMTP)': ['nodemailer'],
  'mailboxes (IMAP) and letters': ['imapflow', 'postal-mime'],
  PostgreSQL: ['pg'],
  'web push and webhooks, signed or sealed; nothing is sent by them': [
    '@block65/webcrypto-web-push',
    'standardwebhooks',
  ],
  'signatures of requests to a bucket; nothing is sent by it': ['aws4'],
  'signing in: passwords, sessions, passkeys, codes': ['better-auth', '@simplewebauthn/server', 'otpauth'],
  'forms with files, and archives': ['@fastify/busboy', 'yauzl'],
  'pictures and drawings, in processes of their own': ['sharp', '@resvg/resvg-js'],
  'HTML, without entities of its own, and Markdown': ['htmlparser2', 'marked'],
  'HTTP and pages': [
    ...['@remix-run/node-fetch-server', 'react', 'react-dom', 'react-router', 'preact'],
    ...['@radix-ui/react-toast', '@radix-ui/react-tooltip', 'embla-carousel', 'embla-carousel-autoplay'],
    ...['web-vitals', 'isbot', 'prom-client'],
  ],
  'emails as HTML': [
    ...['body', 'button', 'container', 'head', 'heading', 'hr'].map((name) => `@react-email/${name}`),
    ...['html', 'link', 'preview', 'render', 'section', 'text'].map((name) => `@react-email/${name}`),
  ],
  'values alone': [
    ...[
      '@neaps/tide-predictor',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      'disposable-email-domains-js',
    ],
    ...['ical-generator', 'ipaddr.js', 'kysely', 'p-queue', 'uqr', 'zod'],
  ],
  'what runs it all': ['node'],
};
