// Allowed imports between parts. ARCHITECTURE.md has the reasons; scripts/checks/boundaries.mjs
// runs these rules.

const TEST = '\\.test\\.tsx?$';
const FOR_TESTS = [TEST, '/testing/'];
/** Packages installed by npm for any workspace. */
const npm = (/** @type {string[]} */ ...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packageRules = [
  {
    name: 'coaching-imports-nothing',
    comment: 'Rule 1: the maths is pure. Days, seeds and facts come in as arguments.',
    severity: 'error',
    from: { path: '^packages/coaching/', pathNot: FOR_TESTS },
    to: { pathNot: '^packages/coaching/' },
  },
  {
    name: 'contract-imports-zod-and-coaching',
    comment: 'Rule 2: the contract is read by server and web, so it depends on neither.',
    severity: 'error',
    from: { path: '^packages/contract/', pathNot: FOR_TESTS },
    to: { pathNot: ['^packages/(contract|coaching)/', npm('zod')] },
  },
  {
    name: 'server-and-web-never-meet',
    comment: 'Rule 3: what both need is in the contract.',
    severity: 'error',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^(apps/|e2e/|bench/)', pathNot: '^apps/$1/' },
  },
  {
    name: 'journeys-speak-http',
    comment: 'Rule 3: a journey sees the product as its users do.',
    severity: 'error',
    from: { path: '^e2e/' },
    to: { path: '^(apps|packages)/' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const layerRules = [
  {
    name: 'web-parts-know-no-feature',
    comment: 'Rule 4: lib and ui lie below the features and the app.',
    severity: 'error',
    from: { path: '^apps/web/src/(lib|ui)/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'web-features-stand-alone',
    comment: 'Rule 4: a feature imports no other; the app composes them.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/(features|app)/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'server-features-by-their-index',
    comment: 'Rule 4: what a feature offers to the others stands in its index.ts.',
    severity: 'error',
    from: { path: '^apps/server/src/features/([^/]+)/' },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      pathNot: ['^apps/server/src/features/$1/', '^apps/server/src/features/[^/]+/index\\.ts$'],
    },
  },
  {
    name: 'server-assembles-features-by-their-index',
    comment: 'Rule 4: so do the files around the features.',
    severity: 'error',
    from: { path: '^apps/server/', pathNot: '^apps/server/src/features/[^/]+/' },
    to: {
      path: '^apps/server/src/features/[^/]+/',
      pathNot: '^apps/server/src/features/[^/]+/index\\.ts$',
    },
  },
  {
    name: 'platform-knows-no-feature',
    comment: 'Rule 4: the doors to the outside serve every feature alike.',
    severity: 'error',
    from: { path: '^apps/server/src/platform/', pathNot: FOR_TESTS },
    to: { path: '^apps/server/src/(features/|app\\.ts)' },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const oneWayRules = [
  {
    name: 'sql-in-queries-only',
    comment: 'Rule 5: only queries.ts, platform/db, its commands and what tests stand on touch it.',
    severity: 'error',
    from: {
      path: '^(apps|packages)/',
      pathNot: ['/queries\\.ts$', '^apps/server/src/(platform/db|commands)/', ...FOR_TESTS],
    },
    to: { path: [npm('drizzle-orm', 'pg', '@electric-sql/pglite'), '/platform/db/schema/'] },
  },
  {
    name: 'no-circles',
    comment: 'Rule 6: two files that need each other are one, or miss a third.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-barrels',
    comment: 'Rule 6: an index.ts stands only where a package or a server feature begins.',
    severity: 'error',
    from: {},
    to: {
      path: '^(apps|packages|e2e)/.*index\\.tsx?$',
      pathNot: [
        '^packages/[^/]+/src/index\\.ts$',
        '^apps/server/src/features/index\\.ts$',
        '^apps/server/src/features/[^/]+/index\\.ts$',
        // Read by drizzle-kit.
        '^apps/server/src/platform/db/schema/index\\.ts$',
        // The root page of a route.
        '^apps/web/src/app/routes/',
      ],
    },
  },
  {
    name: 'tests-stay-out-of-the-product',
    comment: 'What only tests need is never shipped.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: FOR_TESTS },
    to: { path: [TEST, '^(apps|packages)/.*/testing/'] },
  },
  {
    name: 'every-import-exists',
    comment: 'An import that leads nowhere is one that the other rules cannot judge.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
];

export default {
  forbidden: [...packageRules, ...layerRules, ...oneWayRules],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.css'],
    },
  },
};
