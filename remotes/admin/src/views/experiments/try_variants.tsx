import { wordsOf } from '@sidepick/rules/languages'
import { prefixOf } from '@sidepick/rules/path_prefix'
import type { BootstrapAnswer } from '@sidepick/rules/types'
import { useEffect, useState } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { gameOfDraft } from '../../preview/draft_game'
import { Preview } from '../../preview/preview'
import button from '../../ui/act.css'
import { Choice } from '../../ui/choice'
import { Page, Panel } from '../../ui/page'
import { PlainTable } from '../../ui/plain_table'
import { Empty, Fault, Read } from '../../ui/states'
import { forcedText, useChosen, type Chosen } from './chosen_variants'
import { TestTimer } from './test_timer'
import { effectOf } from './variant_effect'

/** Whoever tries out variants picks a widget and a page, and sees what a visitor of them would get. */
export function TryVariants() {
  const { text, endpoints } = useConsole()
  const widgets = endpoints.widgetsOwnList.useQuery({ query: { limit: 100 } })
  const { chosen, chooseWidget, setPage, chooseVariant } = useChosen()
  return (
    <Page title={text('try.title')} up={{ to: '/experiments', label: text('view.experiments') }}>
      <p>{text('try.hint')}</p>
      <Panel title={text('try.where')}>
        <Read state={widgets}>
          {({ items }) => (
            <div className={formStyles.fields}>
              <Choice
                label={text('explain.widget')}
                value={chosen.widgetId}
                options={items.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={chooseWidget}
              />
              <TextField className={formStyles.field} value={chosen.ref} onChange={setPage}>
                <Label>{text('try.page')}</Label>
                <Input className={formStyles.input} type="url" inputMode="url" />
              </TextField>
            </div>
          )}
        </Read>
      </Panel>
      {chosen.widgetId && <Tried chosen={chosen} chooseVariant={chooseVariant} />}
      <TestTimer variants={chosen.variants} />
    </Page>
  )
}

interface TriedProps {
  chosen: Chosen
  chooseVariant: (key: string, variant: string) => void
}

function Tried({ chosen, chooseVariant }: TriedProps) {
  const { text, language } = useConsole()
  const { page, fault, retry } = usePage(chosen)
  if (fault) return <Fault error={fault} retry={retry} />
  if (!page) return <p role="status">{text('state.loading')}</p>
  const host = URL.canParse(chosen.ref) ? new URL(chosen.ref).hostname : window.location.hostname
  const running = page.experiments ?? []
  const { config, changes } = effectOf(page, chosen.variants, host)
  return (
    <>
      <Panel title={text('try.variants')}>
        {running.length === 0 ? (
          <Empty>{text('try.none')}</Empty>
        ) : (
          <div className={formStyles.fields}>
            {running.map(({ key, variants }) => (
              <Choice
                key={key}
                label={key}
                value={chosen.variants.get(key) ?? ''}
                options={[
                  { value: '', label: text('try.without') },
                  ...variants.map((variant) => ({ value: variant.key, label: variant.key })),
                ]}
                onChange={(variant) => chooseVariant(key, variant)}
              />
            ))}
          </div>
        )}
        <div className={formStyles.ways}>
          <a
            className={`${button.button} ${button.plain}`}
            href={addressOf(chosen)}
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

interface Answer {
  /** To what it is the answer. */
  to: string
  page: BootstrapAnswer | null
  fault: unknown
}

/** What a page asks before it draws the widget. */
function usePage({ widgetId, ref }: Chosen) {
  const { http } = useConsole()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [turn, setTurn] = useState(0)
  const from = URL.canParse(ref) ? ref : ''
  const to = `${widgetId} ${from} ${turn}`
  useEffect(() => {
    let wanted = true
    http('GET /v2/embed/bootstrap', { query: { widgetId, ...(from && { ref: from }) } })
      .then((page) => wanted && setAnswer({ to, page: page as BootstrapAnswer, fault: null }))
      .catch((fault: unknown) => wanted && setAnswer({ to, page: null, fault }))
    return () => {
      wanted = false
    }
  }, [http, widgetId, from, to])
  const { page, fault } = answer?.to === to ? answer : { page: null, fault: null }
  return { page, fault, retry: () => setTurn(turn + 1) }
}

function addressOf({ widgetId, variants }: Chosen): string {
  const forced = forcedText(variants)
  const path = `${prefixOf(window.location.pathname)}/widget/${widgetId}`
  return forced ? `${path}?${new URLSearchParams({ vs_exp: forced })}` : path
}
