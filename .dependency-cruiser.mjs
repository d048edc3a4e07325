/**
 * What may import what. Imports go down only, those of types too: a folder may import the floors below it, never one
 * beside or above it. CONTRIBUTING.md says what each floor is for.
 */
const server = [
  ['start'],
  ['privacy', 'retention', 'backup'],
  ['calendar', 'results', 'today', 'watch'],
  ['bookings', 'newsletter', 'data-requests', 'inbox'],
  ['leads', 'team', 'content'],
  ['notices'],
  ['mail', 'webhooks'],
  ['outbox', 'availability', 'people', 'search'],
  ['auth'],
  ['submissions'],
  ['limits', 'files', 'settings'],
  ['ports'],
  ['http', 'db'],
  ['base'],
];

/** A folder with everything that it must not import, by the floors given. */
function notBeside(floors, parent) {
  return floors.flatMap((floor, index) => {
    const above = floors.slice(0, index).flat();
    return floor.map((folder) => ({
      name: `${parent}/${folder}-imports-down-only`,
      severity: 'error',
      from: { path: `^${parent}/${folder}/` },
      to: {
        path: `^${parent}/(${[...above, ...floor.filter((other) => other !== folder)].join('|') || '$.'})/`,
      },
    }));
  });
}

const forbidden = (name, from, to, except) => ({
  name,
  severity: 'error',
  from: { path: from, ...(except && { pathNot: except }) },
  to: { path: to },
});

const tests = '[.]test[.]tsx?$';

export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...notBeside(server, 'server').map((rule) => ({ ...rule, from: { ...rule.from, pathNot: tests } })),
    {
      name: 'server-has-floors-only',
      severity: 'error',
      from: { path: `^server/(?!(${server.flat().join('|')})/)` },
      to: {},
    },
    forbidden('domain-is-pure', '^domain/', '^(app|art|content|fakes|scripts|server|tests)/', tests),
    forbidden('content-is-data', '^content/', '^(app|art|fakes|scripts|server|tests)/', tests),
    forbidden('drawings-know-no-pages', '^art/', '^(app|fakes|scripts|server|tests)/', tests),
    forbidden('server-knows-no-pages', '^server/', '^(app|art|fakes|scripts|tests)/', tests),
    forbidden('stand-ins-stand-alone', '^fakes/', '^(app|art|content|scripts|tests)/'),
    forbidden('app-knows-no-tests', '^app/', '^(fakes|scripts|tests)/', tests),
    forbidden('scripts-know-no-tests', '^scripts/', '^tests/'),
    forbidden(
      'the-design-system-knows-no-business',
      '^app/ui/',
      // `say` knows no texts: it puts words into those of the owner.
      '^(app/(?!ui/)|art|content/(?!say\\.ts)|domain|server)',
      tests,
    ),
    forbidden(
      'browser-code-knows-no-pages',
      '^app/browser/',
      '^(app/(?!browser/)|art|content/(?!say\\.ts)|domain|server)',
      tests,
    ),
    forbidden('islands-are-the-runtime', '^app/islands/', '^app/(pages|shell|api|ui)/'),
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|build|[.]react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
