import { wordsOf } from '@sidepick/rules/languages'
import { isPlatforms } from '@sidepick/rules/owners'
import { PANELS, SLOTS, type Panel as PanelName } from '@sidepick/rules/positions'
import type { BootstrapAnswer, ExperienceConfig } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { gameOfDraft } from '../../preview/draft_game'
import { Preview } from '../../preview/preview'
import { Choice } from '../../ui/choice'
import { Page, Panel } from '../../ui/page'
import { useKeptChoice } from './kept_choice'
import { TriedPlace } from './tried_place'

const USUAL_PANEL: PanelName = 'mainPanel'
const USUAL_SLOT = 'center'

const isPanel = (name: string): name is PanelName => Object.hasOwn(PANELS, name)
const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** One card by itself, in the looks of a widget's page. */
export function TryCard() {
  const { text } = useConsole()
  return (
    <Page
      title={text('tryCard.title')}
      up={{ to: '/experiments', label: text('view.experiments') }}
    >
      <p>{text('tryCard.hint')}</p>
      <TriedPlace>{(page) => <Tried page={page} />}</TriedPlace>
    </Page>
  )
}

function Tried({ page }: { page: BootstrapAnswer }) {
  const { text, language } = useConsole()
  const { kept, keep } = useKeptChoice()
  // The frame of the preview runs these remotes alone.
  const cards = page.remotes
    .filter((remote) => remote.critical && isPlatforms(remote))
    .flatMap((remote) => remote.cards)
    .sort()
  const card = kept('card') || (cards[0] ?? '')
  const panel = isPanel(kept('panel')) ? (kept('panel') as PanelName) : USUAL_PANEL
  const slot = SLOTS.find((known) => known === kept('slot')) ?? USUAL_SLOT
  const config = withOnly(page.config, { card, panel, slot })
  return (
    <Panel title={text('tryCard.card')}>
      <div className={formStyles.fields}>
        <Choice
          label={text('tryCard.card')}
          value={card}
          options={asOptions(cards)}
          onChange={(name) => keep('card', name)}
        />
        <Choice
          label={text('tryCard.panel')}
          value={panel}
          options={asOptions(Object.keys(PANELS))}
          onChange={(name) => keep('panel', name)}
        />
        <Choice
          label={text('tryCard.slot')}
          value={slot}
          options={asOptions(SLOTS)}
          onChange={(name) => keep('slot', name)}
        />
      </div>
      <Preview
        drawn={{ game: gameOfDraft({ language }, text), locale: wordsOf(language), config }}
      />
    </Panel>
  )
}

interface PlacedCard {
  card: string
  panel: PanelName
  slot: string
}

/** The configuration with this card alone, whatever switches it off elsewhere. */
const withOnly = (
  config: ExperienceConfig,
  { card, panel, slot }: PlacedCard
): ExperienceConfig => ({
  ...config,
  componentFlags: {},
  gameScreenComponents: {},
  widgetComponents: [{ componentName: card, panel, position: `${PANELS[panel]}-${slot}` }],
})
