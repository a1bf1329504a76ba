// The layers of the house: kernel <- games <- bots <- server, web, cli. A forbidden import fails `npm test`.
const TEST = '\\.test\\.ts$|^packages/.+/(sample|test|testing)/'
const APP = '^packages/web/src/lib/'
const ENGINE = '^packages/(kernel|bots|games/[^/]+)/'

// The floors of the server, from the ground up: a folder knows itself and the floors below it, so that the
// folders form no circle. The files beside the folders put everything together.
const FLOORS = [
  'settings',
  'telemetry',
  'tables',
  'standing',
  'store',
  'bus',
  'play',
  'words',
  'picture',
  'hosting',
  'day',
  'tournaments',
  'notices',
  'http',
  'identity',
  'office',
  'live',
  'api',
]
const floors = FLOORS.map((folder, at) => ({
  name: `server-${folder}-knows-the-floors-below`,
  comment: 'The folders of the server stand on each other and form no circle.',
  severity: 'error',
  from: { path: `^packages/server/src/${folder}/`, pathNot: TEST },
  to: {
    path: '^packages/server/src/',
    pathNot: `^packages/server/src/(${FLOORS.slice(0, at + 1).join('|')})/`,
  },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'kernel-knows-nobody',
      comment: 'The kernel is what every game shares: it imports no other package.',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^packages/', pathNot: '^packages/kernel/' },
    },
    {
      name: 'games-know-the-kernel-only',
      comment: 'A game imports the kernel and itself, never another game and nothing above it.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/kernel/', '^packages/games/$1/'] },
    },
    {
      name: 'the-village-knows-no-expansion',
      comment: 'Expansions fill the seams of Village: what happens on its board names none of them.',
      severity: 'error',
      from: {
        path: '^packages/games/village/src/((board|box|course|goods|life|solo)/|words/log)',
        pathNot: TEST,
      },
      to: { path: '^packages/games/village/src/(goals|inn|marriage|port)/' },
    },
    {
      name: 'bots-know-kernel-and-games',
      comment: 'Bots play through the kernel: they import no server, no screen, no command line.',
      severity: 'error',
      from: { path: '^packages/bots/' },
      to: { path: '^packages/', pathNot: '^packages/(kernel|games/[^/]+|bots)/' },
    },
    {
      name: 'protocol-knows-the-engine-only',
      comment: 'The protocol is spoken by the server and the app: it knows neither of them.',
      severity: 'error',
      from: { path: '^packages/protocol/', pathNot: TEST },
      to: { path: '^packages/', pathNot: '^packages/(kernel|bots|protocol)/' },
    },
    ...floors,
    {
      name: 'every-folder-of-the-server-has-a-floor',
      comment: 'A new folder of the server is added to the floors above.',
      severity: 'error',
      from: {
        path: '^packages/server/src/[^/]+/',
        pathNot: [`^packages/server/src/(${FLOORS.join('|')}|hostile|testing)/`],
      },
      to: {},
    },
    {
      name: 'server-knows-no-screen',
      comment: 'The server imports the engine only.',
      severity: 'error',
      from: { path: '^packages/server/' },
      to: { path: '^packages/(web|cli)/' },
    },
    {
      name: 'web-runs-no-server-code',
      comment: 'The app may know the types of the server, and neither its code nor the command line.',
      severity: 'error',
      from: { path: '^packages/web/' },
      to: { path: '^packages/(server|cli)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-port-knows-no-screen',
      comment: 'Whoever hosts a match or thinks about it knows neither the sitting nor what is drawn.',
      severity: 'error',
      from: { path: '^packages/web/src/lib/(port|mind|threads)/', pathNot: TEST },
      to: {
        path: '^packages/web/src/lib/(session|acting|story|motion|shell|ui|art|pieces|games/[^/]+/(?!manifest))',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'a-table-knows-its-own-game-only',
      comment: 'What lies in games/<game> of the app imports no other game.',
      severity: 'error',
      from: { path: `${APP}games/([^/]+)/` },
      to: { path: `${APP}games/`, pathNot: `${APP}games/$1/` },
    },
    {
      name: 'a-manifest-needs-no-screen',
      comment: 'The thread that hosts a match reads it, too: of the app it loads nothing by itself.',
      severity: 'error',
      from: { path: `${APP}games/[^/]+/manifest\\.ts$` },
      to: {
        path: APP,
        pathNot: `${APP}words/`,
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'a-table-knows-no-match',
      comment: 'A board draws what it is given: it knows neither who plays nor where, and no page.',
      severity: 'error',
      from: { path: `${APP}(games/[^/]+|table|pieces|art)/`, pathNot: TEST },
      to: {
        path: [`${APP}(session|port|shell|library/(?!plan))`, '^packages/web/src/routes/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'the-sitting-knows-no-adapter',
      comment: 'The same sitting is above both: it cannot tell who answers.',
      severity: 'error',
      from: { path: '^packages/web/src/lib/(session|acting|story|motion|table|games)/', pathNot: TEST },
      to: { path: '^packages/web/src/lib/port/(local|online)/' },
    },
    {
      name: 'the-way-online-is-loaded-when-it-is-taken',
      comment: 'A match of this device must not carry the way to the server.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: ['^packages/web/src/lib/port/online/', TEST] },
      to: { path: '^packages/web/src/lib/port/online/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'the-kit-knows-no-game',
      comment: 'What every table shares, and what words and shows what happens, knows no game.',
      severity: 'error',
      from: { path: `${APP}(ui|table|acting|story|motion|pieces|art|settings)/`, pathNot: TEST },
      to: { path: `${APP}games/` },
    },
    {
      name: 'ui-knows-no-match',
      comment: 'Sheets, switches and the like are for every page.',
      severity: 'error',
      from: { path: `${APP}ui/` },
      to: { path: APP, pathNot: `${APP}(ui|pieces|words|settings)/` },
    },
    {
      name: 'only-the-index-names-games',
      comment: 'Pages and tables meet games through #games.',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: [`${APP}games/`, TEST] },
      to: { path: `${APP}games/[^/]+/` },
    },
    {
      name: 'cli-knows-no-screen',
      comment: 'The command line starts the server, never the app.',
      severity: 'error',
      from: { path: '^packages/cli/' },
      to: { path: '^packages/web/' },
    },
    {
      name: 'engine-runs-anywhere',
      comment: 'Kernel, games and bots run in Node, in a browser and in a worker: no Node modules.',
      severity: 'error',
      from: { path: ENGINE, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'source-knows-no-tests',
      comment: 'What is shipped imports neither test files nor the sample game.',
      severity: 'error',
      from: { path: '^packages/', pathNot: TEST },
      to: { path: TEST },
    },
    {
      name: 'packages-know-no-tooling',
      comment: 'Scripts, benchmarks and browser tests use the packages, not the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(scripts|bench|e2e)/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'Other packages are imported by name, through what they export.',
      severity: 'error',
      from: { path: '^packages/(games/[^/]+|[^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      from: {},
      // Types may refer to each other; only what runs must not.
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import leads somewhere; what SvelteKit provides, it provides while building.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^\\$app/', '^\\./\\$types'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules|\\.svelte-kit|dist|build|coverage)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    detectProcessBuiltinModuleCalls: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
