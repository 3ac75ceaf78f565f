import { append, npm, replace } from './plant.mjs'

const spelled = (what, path, text, says) => ({
  name: `${what} that is spelled outside its table`,
  plant: append(path, text),
  check: npm('lint'),
  says,
})

const rowless = (what, path, before, after, says) => ({
  name: `${what} without a row`,
  plant: replace(path, before, after),
  check: npm('typecheck'),
  says,
})

/** Faults against the rule that a closed set is one table, which nothing else spells. */
export const FAULTS_OF_SETS = [
  spelled(
    'game type',
    'rules/tickets.ts',
    "\nexport const planted = (game: { gameType: GameType }) => game.gameType === 'POLL'\n",
    /`POLL` is a game type: ask its row/
  ),
  spelled(
    'display mode',
    'widget-shell/loader/modes/driver.ts',
    "\nexport const planted = (mode: DisplayMode) => ['docked', 'sidebar'].includes(mode)\n",
    /`docked` is a display mode: ask its row/
  ),
  spelled(
    'language',
    'rules/languages.ts',
    "\nexport const planted = (locale: Locale) => locale !== 'es-mx'\n",
    /`es-mx` is a language: ask its row/
  ),
  spelled(
    'role',
    'backend/accounts/domain/roles.ts',
    "\nexport const planted = (roles: readonly string[]) => roles.includes('superadmin')\n",
    /`superadmin` is a role: ask its row/
  ),
  spelled(
    'kind of ticket',
    'rules/tickets.ts',
    "\nexport const planted = (ticketType: TicketType) => ticketType === 'black'\n",
    /`black` is a kind of ticket: ask its row/
  ),
  spelled(
    'currency',
    'backend/wallets/ledger/accounts.ts',
    "\nexport const planted = (currency: Currency) => currency !== 'white'\n",
    /`white` is a currency: ask its row/
  ),
  spelled(
    'kind of entry',
    'backend/wallets/ledger/entry_types.ts',
    "\nexport const planted = (entryType: EntryType) => entryType === 'free_gift'\n",
    /`free_gift` is a kind of entry: ask its row/
  ),
  spelled(
    'provider',
    'backend/auth/social/flow.ts',
    "\nexport const planted = (provider: SocialProvider) => provider === 'apple'\n",
    /`apple` is a provider: ask its row/
  ),
  spelled(
    'step of a settlement',
    'backend/gameplays/store/settlements.ts',
    "\nexport const planted = (step: StepName) => step === 'refund'\n",
    /`refund` is a step of a settlement: ask its row/
  ),
  spelled(
    'flavour',
    'backend/wallets/domain/gift_flavours.ts',
    "\nexport const planted = (flavour: string) => flavour === 'free-games'\n",
    /`free-games` is a flavour: ask its row/
  ),
  spelled(
    'widget mode',
    'backend/experiences/domain/layers.ts',
    "\nexport const planted = (widgetMode: string) => widgetMode === 'LIGHT'\n",
    /`LIGHT` is a widget mode: ask its row/
  ),
  spelled(
    'distributor',
    'rules/distributors.ts',
    "\nexport const planted = (distributorId: string) => distributorId === 'default'\n",
    /`default` is a distributor: ask its row/
  ),
  rowless(
    'step of a settlement',
    'backend/gameplays/domain/settlement.ts',
    "  | 'second_reminder'\n",
    "  | 'second_reminder'\n  | 'planted'\n",
    /(?=[^]*domain\/settlement\.ts.*TS2741)(?=[^]*steps\/steps\.ts.*TS2741)/
  ),
  rowless(
    'flavour',
    'rules/types.ts',
    "  'daily-red-banner',\n",
    "  'daily-red-banner',\n  'planted',\n",
    /(?=[^]*built_in_documents\.ts.*TS2741)(?=[^]*gift_flavours\.ts.*TS2741)/
  ),
  rowless(
    'game type',
    'rules/types.ts',
    "'SURVEY'] as const",
    "'SURVEY', 'PLANTED'] as const",
    /game_types\.ts.*TS2741/
  ),
  rowless(
    'display mode',
    'rules/types.ts',
    "  'sidebar',\n",
    "  'sidebar',\n  'planted',\n",
    /modes\.ts.*TS2322.*\n.*'planted' is missing/
  ),
  rowless(
    'role',
    'backend/shared/roles.ts',
    "| 'superadmin'",
    "| 'superadmin' | 'planted'",
    /(?=[^]*shared\/roles\.ts.*TS2741)(?=[^]*domain\/roles\.ts.*TS2741)(?=[^]*eligibility\.ts.*TS2741)/
  ),
  rowless(
    'kind of ticket',
    'rules/types.ts',
    "'white', 'free'] as const",
    "'white', 'free', 'planted'] as const",
    /ticket_terms\.ts.*TS2741/
  ),
  rowless(
    'currency',
    'backend/wallets/contract.ts',
    "| 'point'\n",
    "| 'point' | 'planted'\n",
    /currencies\.ts.*TS2741/
  ),
  rowless(
    'provider',
    'rules/types.ts',
    "'apple', 'microsoft'] as const",
    "'apple', 'microsoft', 'planted'] as const",
    /(?=[^]*provider_terms\.ts.*TS2741)(?=[^]*marks\.tsx.*TS2741)/
  ),
  rowless(
    'game type that is claimed later',
    'rules/game_type_terms.ts',
    'SURVEY: { finalAtPick: true',
    'SURVEY: { finalAtPick: false',
    /claims\.ts.*TS2741/
  ),
  rowless(
    'share of the rake',
    'backend/wallets/contract.ts',
    "| 'platform'",
    "| 'platform' | 'planted'",
    /pay_wins\.ts.*TS2741/
  ),
  {
    name: 'ledger entry type without a tab',
    plant: replace(
      'backend/wallets/ledger/entry_types.ts',
      'free_gift: { tab: null }',
      'free_gift: { tab: null },\n  planted: {}'
    ),
    check: npm('typecheck'),
    says: /entry_types\.ts.*TS2741/,
  },
]
