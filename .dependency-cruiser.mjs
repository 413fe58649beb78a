// The laws of docs/architecture.md that are about who may import whom. scripts/checks/layers.ts runs them and
// scripts/checks/layers.test.ts breaks each of them once.

/** A slice may use the ones before it. */
export const SLICES = [
  'auth',
  'settings',
  'journal',
  'projects',
  'tags',
  'columns',
  'tasks',
  'kanban',
  'focus',
  'habits',
  'changes',
  'analytics',
  'notifications',
  'calendar',
  'assistant',
  'account',
  'dashboard',
  'tour',
  'phone-demo',
  'landing',
];

const STORES = ['/server/store\\.ts$', '/server/[a-z-]+-store\\.ts$'];
const TESTS = '\\.test\\.tsx?$|^src/testing/';
const SLICE = '^src/features/([^/]+)/';
const SUB_SLICE = '^src/features/assistant/([^/]+)/';
const CLIENT = '^src/((app|testing)/)?client/|^src/features/.+/client/';
const SERVER = '^src/((app|testing|understanding)/)?server/|^src/features/.+/server/';
/** What runs on both sides: everything of a slice and of the app outside `client/` and `server/`, and the shared layer. */
const PURE = { path: '^src/(app|features|shared|understanding)/', pathNot: [CLIENT, SERVER, TESTS] };
/** Libraries that neither touch the DOM, nor Node, nor a database. */
const PURE_LIBRARIES = '^node_modules/(zod|dequal)/';

/** @type {(name: string, comment: string, from: object, to: object) => object} */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const order = SLICES.slice(0, -1).map((slice, index) =>
  rule(
    `slice-order-${slice}`,
    `${slice} stands before these slices and may not use them`,
    { path: `^src/features/${slice}/` },
    { path: `^src/features/(${SLICES.slice(index + 1).join('|')})/` },
  ),
);

const layers = [
  rule('no-cycles', 'no module reaches itself', {}, { circular: true }),
  rule('no-unresolvable', 'every import leads to a file or an installed package', {}, { couldNotResolve: true }),
  rule(
    'known-slice',
    'a new slice gets its place in the order first',
    { path: '^src/features/', pathNot: `^src/features/(${SLICES.join('|')})/` },
    {},
  ),
  rule(
    'shared-is-the-ground',
    'shared uses nothing above it',
    { path: '^src/shared/', pathNot: TESTS },
    { path: '^src/', pathNot: '^src/shared/' },
  ),
  rule(
    'understanding-knows-no-feature',
    'understanding uses language and nothing of the product',
    { path: '^src/understanding/', pathNot: TESTS },
    { path: '^src/', pathNot: '^src/(shared|understanding)/' },
  ),
  rule(
    'platforms-know-no-feature',
    'client and server serve every slice alike',
    { path: '^src/(client|server)/', pathNot: TESTS },
    { path: '^src/(features|app)/' },
  ),
  rule(
    'app-is-the-roof',
    'nothing below reaches up into the app',
    { path: '^src/(features|shared)/', pathNot: TESTS },
    { path: '^src/app/' },
  ),
  rule(
    'testing-stays-in-tests',
    'the product does not use its test tools',
    { path: '^src/', pathNot: TESTS },
    { path: TESTS },
  ),
  rule(
    'product-stands-alone',
    'src uses nothing outside itself',
    { path: '^src/' },
    { path: '^(scripts|bench|corpus|e2e)/' },
  ),
];

const sides = [
  rule('client-without-server', 'the browser gets no server code', { path: CLIENT }, { path: SERVER }),
  rule('server-without-client', 'the server runs without the client', { path: SERVER }, { path: CLIENT }),
  rule(
    'client-without-node',
    'a browser has no Node modules',
    { path: CLIENT, pathNot: TESTS },
    { dependencyTypes: ['core'] },
  ),
  rule('pure-roots-no-sides', 'roots and shared know neither side', PURE, { path: [CLIENT, SERVER] }),
  rule('pure-roots-no-node', 'roots and shared run in a browser too', PURE, { dependencyTypes: ['core'] }),
  rule('pure-roots-libraries', 'roots and shared use pure libraries only', PURE, {
    path: 'node_modules/',
    pathNot: PURE_LIBRARIES,
  }),
  rule(
    'server-installs-without-dev',
    'a production install holds no devDependencies, so the server and what it shares may not need them',
    { path: [SERVER, PURE.path], pathNot: [CLIENT, TESTS] },
    { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  ),
];

const slices = [
  rule(
    'other-slice-by-service',
    'on the server another slice is its roots and its service.ts',
    { path: SLICE, pathNot: TESTS },
    { path: '^src/features/.+/server/', pathNot: ['^src/features/$1/', '/server/service\\.ts$'] },
  ),
  rule(
    'other-sub-slice-by-service',
    'the same between the parts of the assistant',
    { path: SUB_SLICE, pathNot: TESTS },
    {
      path: '^src/features/assistant/[^/]+/server/',
      pathNot: ['^src/features/assistant/$1/', '/server/service\\.ts$'],
    },
  ),
  rule(
    'other-slice-by-queries',
    'on the client another slice is its roots, its queries, its changes and its components, neither its state nor its pages',
    { path: SLICE, pathNot: TESTS },
    {
      path: '^src/features/.+/client/',
      pathNot: [
        '^src/features/$1/',
        '/client/(queries|[a-z]+-(queries|changes))\\.ts$',
        '/client/(?!.*-page\\.tsx$).*\\.tsx$',
      ],
    },
  ),
  rule(
    'store-behind-service',
    'routes ask the service, not the rows',
    { path: '/server/routes\\.ts$' },
    { path: STORES },
  ),
  rule(
    'only-stores-query',
    'SQL stands in stores; Better Auth brings its own and is handed the connection',
    {
      path: '^src/features/',
      pathNot: [...STORES, '/server/jobs\\.ts$', '^src/features/auth/server/better-auth\\.ts$', TESTS],
    },
    { path: '^src/server/database/|^node_modules/(kysely|pg)/|^node:sqlite$|^sqlite$' },
  ),
];

const names = rule(
  'named-for-one-idea',
  'no barrels and no files that gather whatever has no place',
  {},
  { path: '^(src|scripts|bench|corpus|e2e)/(.*/|)(index|utils?|helpers?|types|constants)\\.tsx?$' },
);

export default {
  forbidden: [...layers, ...order, ...sides, ...slices, names],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|coverage|test-results)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
