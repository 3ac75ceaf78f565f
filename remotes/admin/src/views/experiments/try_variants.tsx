import { wordsOf } from '@sidepick/rules/languages'
import { prefixOf } from '@sidepick/rules/path_prefix'
import type { BootstrapAnswer } from '@sidepick/rules/types'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { gameOfDraft } from '../../preview/draft_game'
import { Preview } from '../../preview/preview'
import button from '../../ui/act.css'
import { Choice } from '../../ui/choice'
import { Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty } from '../../ui/states'
import { forcedText, useChosenVariants, type ChosenVariants } from './chosen_variants'
import type { Place } from './page_answer'
import { TestTimer } from './test_timer'
import { TriedPlace, useTriedPlace } from './tried_place'
import { effectOf } from './variant_effect'

/** Whoever tries out variants picks a widget and a page, and sees what a visitor of them would get. */
export function TryVariants() {
  const { text } = useConsole()
  const { variants } = useChosenVariants()
  return (
    <Page title={text('try.title')} up={{ to: '/experiments', label: text('view.experiments') }}>
      <p>{text('try.hint')}</p>
      <TriedPlace>{(page) => <Tried page={page} />}</TriedPlace>
      <TestTimer variants={variants} />
    </Page>
  )
}

function Tried({ page }: { page: BootstrapAnswer }) {
  const { text, language } = useConsole()
  const { variants, choose } = useChosenVariants()
  const place = useTriedPlace()
  const host = URL.canParse(place.ref) ? new URL(place.ref).hostname : window.location.hostname
  const running = page.experiments ?? []
  const { config, changes } = effectOf(page, variants, host)
  return (
    <>
      <Panel title={text('try.variants')}>
        {running.length === 0 ? (
          <Empty>{text('try.none')}</Empty>
        ) : (
          <div className={formStyles.fields}>
            {running.map(({ key, variants: offered }) => (
              <Choice
                key={key}
                label={key}
                value={variants.get(key) ?? ''}
                options={[
                  { value: '', label: text('try.without') },
                  ...offered.map((variant) => ({ value: variant.key, label: variant.key })),
                ]}
                onChange={(variant) => choose(key, variant)}
              />
            ))}
          </div>
        )}
        <div className={formStyles.ways}>
          <a
            className={`${button.button} ${button.plain}`}
            href={addressOf(place, variants)}
            target="_blank"
            rel="noreferrer"
          >
            {text('try.open')}
          </a>
        </div>
      </Panel>
      <Panel title={text('try.effect')}>
        {changes.length === 0 ? (
          <Empty>{text('try.same')}</Empty>
        ) : (
          <PlainTable
            caption={text('experiences.changes', { changes: changes.length })}
            head={[text('experiences.path'), text('experiences.before'), text('experiences.after')]}
            rows={changes.map(({ path, before, after }) => ({
              key: path,
              cells: [path, before, after],
            }))}
          />
        )}
        <Preview
          drawn={{ game: gameOfDraft({ language }, text), locale: wordsOf(language), config }}
        />
      </Panel>
    </>
  )
}

function addressOf({ widgetId }: Place, variants: ChosenVariants): string {
  const forced = forcedText(variants)
  const path = `${prefixOf(window.location.pathname)}/widget/${widgetId}`
  return forced ? `${path}?${new URLSearchParams({ vs_exp: forced })}` : path
}
