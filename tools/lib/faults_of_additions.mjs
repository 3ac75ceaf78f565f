import { append, create, npm, replace } from './plant.mjs'

const all =
  (...plants) =>
  (root) => {
    for (const plant of plants) plant(root)
  }

const CARD = 'remotes/play-cards/src'

const component = create(
  `${CARD}/planted.tsx`,
  "import type { Card } from '@sidepick/card-kit'\nimport { playText } from './play_text'\n\n" +
    "export const Planted: Card = ({ locale }) => <p>{playText(locale)('planted')}</p>\n"
)
const englishWords = replace(
  'remotes/play-cards/messages/en-us.json',
  '{',
  '{\n  "planted": "Planted",'
)
const spanishWords = replace(
  'remotes/play-cards/messages/es-mx.json',
  '{',
  '{\n  "planted": "Plantado",'
)
const registered = all(
  replace(`${CARD}/card.ts`, '    Status,\n', '    Status,\n    Planted,\n'),
  append(`${CARD}/card.ts`, "\nimport { Planted } from './planted'\n")
)

const controller = create(
  'backend/games/controllers/show_planted_controller.ts',
  "import { gameSchema } from '#games/wire/game'\n\n" +
    'export default class ShowPlantedController {\n  static readonly operation = {\n' +
    "    summary: 'What is planted',\n    auth: 'public',\n    responses: { 200: gameSchema },\n  }\n\n" +
    '  handle() {\n    return null\n  }\n}\n'
)
const route = append(
  'backend/games/routes.ts',
  "\nrouter\n  .get('/v1/planted', [() => import('#games/controllers/show_planted_controller')])\n  .as('games.planted')\n"
)

const job = create(
  'backend/games/jobs/plant.ts',
  "import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'\n\n" +
    "export default class Plant extends ScheduledJob {\n  static readonly options = { name: 'plant' }\n\n" +
    '  async execute(): Promise<void> {}\n}\n'
)

const gameType = all(
  replace('rules/types.ts', "'SURVEY'] as const", "'SURVEY', 'PLANTED'] as const"),
  replace('rules/game_types.ts', "SURVEY: 'nobody',", "SURVEY: 'nobody',\n  PLANTED: 'nobody',"),
  replace(
    'rules/game_type_terms.ts',
    'SURVEY: {',
    "PLANTED: { finalAtPick: true, black: 'never', paysGray: false },\n  SURVEY: {"
  )
)

const displayMode = all(
  replace('rules/types.ts', "  'sidebar',\n", "  'sidebar',\n  'planted',\n"),
  replace(
    'rules/display_modes.ts',
    "  'carousel': STAYS,",
    "  'carousel': STAYS,\n  'planted': STAYS,"
  )
)

const currency = all(
  replace('backend/wallets/contract.ts', "| 'point'\n", "| 'point' | 'planted'\n"),
  replace(
    'backend/wallets/ledger/currencies.ts',
    '  point: {',
    '  planted: { inLots: false, settable: true, correctionSource: null },\n  point: {'
  )
)

const language = all(
  replace('rules/types.ts', "'es-mx'] as const", "'es-mx', 'pt-br'] as const"),
  replace(
    'rules/types.ts',
    "intl: 'es-MX' },",
    "intl: 'es-MX' },\n  'pt-br': { words: 'pt-br', intl: 'pt-BR' },"
  )
)

/** Each list of CONTRIBUTING.md, followed half-way: a check must name what to do next. */
export const FAULTS_OF_ADDITIONS = [
  {
    name: 'new card that no remote registers',
    plant: all(component, englishWords, spanishWords),
    check: npm('deadcode'),
    says: /play-cards\/src\/planted\.tsx/,
  },
  {
    name: 'new card without its Spanish words',
    plant: all(component, registered, englishWords),
    check: npm('typecheck'),
    says: /play_text\.ts.*TS2345.*\n.*"es-mx".*\n.*'planted' is missing/,
  },
  {
    name: 'new card without states in the gallery',
    plant: all(component, registered, englishWords, spanishWords),
    check: npm('build'),
    says: /Planted has no states in src\/gallery\.ts/,
  },
  {
    name: 'new endpoint without its description',
    plant: all(controller, route),
    check: npm('generate:check'),
    says: /drifted:.*openapi\.json/,
  },
  {
    name: 'new endpoint without its row of roles',
    plant: all(controller, route),
    check: [
      'npm',
      'test',
      '--',
      'functional',
      '--files',
      'roles/endpoints',
      '--tests',
      'has one row for every endpoint of the router',
    ],
    says: /"games\.planted"[^]*^0 passed, 1 failed$/m,
  },
  {
    name: 'new job without a schedule',
    plant: job,
    check: ['npm', 'test', '--', 'unit', '--files', 'house/jobs'],
    says: /backend\/games\/jobs\/plant\.ts is scheduled[^]*add it to backend\/start\/schedules\.ts/,
  },
  {
    name: 'new game type that the database does not know',
    plant: gameType,
    check: npm('typecheck'),
    says: /(?=[^]*progress_row\.ts.*TS2344)(?=[^]*"PLANTED"' is not assignable)/,
  },
  {
    name: 'new display mode that nothing else knows',
    plant: displayMode,
    check: npm('typecheck'),
    says: /(?=[^]*visit_settings\.ts.*TS2741)(?=[^]*for_everyone\.spec\.ts.*TS2741)(?=[^]*own_widget_validators\.ts.*TS1360)/,
  },
  {
    name: 'new currency that the database does not know',
    plant: currency,
    check: npm('typecheck'),
    says: /(?=[^]*currencies\.ts.*TS2353)(?=[^]*differences\.ts.*TS2741)/,
  },
  {
    name: 'new language without words',
    plant: language,
    check: npm('typecheck'),
    says: /(?=[^]*play_text\.ts.*TS2345)(?=[^]*get_page\.ts.*TS2741)(?=[^]*profanity_words\.ts.*TS2741)/,
  },
]
