import { append, npm, replace } from './plant.mjs'

const spelled = (what, path, text, says) => ({
  name: `${what} that is spelled outside its table`,
  plant: append(path, text),
  check: npm('lint'),
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
    'widget-shell/loader/modes/modes.ts',
    "\nexport const planted = (mode: DisplayMode) => ['docked', 'sidebar'].includes(mode)\n",
    /`docked` is a display mode: ask its row/
  ),
  spelled(
    'language',
    'rules/languages.ts',
    "\nexport const planted = (locale: Locale) => locale !== 'es-mx'\n",
    /`es-mx` is a language: ask its row/
  ),
  {
    name: 'game type without a row',
    plant: replace('rules/types.ts', "'SURVEY'] as const", "'SURVEY', 'PLANTED'] as const"),
    check: npm('typecheck'),
    says: /game_types\.ts.*TS2741/,
  },
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
