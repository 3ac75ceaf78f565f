import type { BootstrapAnswer } from '@sidepick/rules/types'
import type { ReactNode } from 'react'
import { Input, Label, TextField } from 'react-aria-components'
import { useConsole } from '../../app/console_context'
import formStyles from '../../form/form.css'
import { Choice } from '../../ui/choice'
import { Panel } from '../../ui/page'
import { Fault, Read } from '../../ui/states'
import { useKeptChoice } from './kept_choice'
import { usePageAnswer, type Place } from './page_answer'

/** The widget and the page that are chosen, which the address keeps. */
export function useTriedPlace(): Place {
  const { kept } = useKeptChoice()
  return { widgetId: kept('widget'), ref: kept('ref') }
}

/** A widget and a page to try something on, and below what is shown of them. */
export function TriedPlace({ children }: { children: (page: BootstrapAnswer) => ReactNode }) {
  const { text, endpoints } = useConsole()
  const widgets = endpoints.widgetsOwnList.useQuery({ query: { limit: 100 } })
  const { keep } = useKeptChoice()
  const place = useTriedPlace()
  return (
    <>
      <Panel title={text('try.where')}>
        <Read state={widgets}>
          {({ items }) => (
            <div className={formStyles.fields}>
              <Choice
                label={text('explain.widget')}
                value={place.widgetId}
                options={items.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(id) => keep('widget', id)}
              />
              <TextField
                className={formStyles.field}
                value={place.ref}
                onChange={(ref) => keep('ref', ref)}
              >
                <Label>{text('try.page')}</Label>
                <Input className={formStyles.input} type="url" inputMode="url" />
              </TextField>
            </div>
          )}
        </Read>
      </Panel>
      {place.widgetId && <Answered place={place}>{children}</Answered>}
    </>
  )
}

interface AnsweredProps {
  place: Place
  children: (page: BootstrapAnswer) => ReactNode
}

function Answered({ place, children }: AnsweredProps) {
  const { text } = useConsole()
  const { page, fault, retry } = usePageAnswer(place)
  if (fault) return <Fault error={fault} retry={retry} />
  if (!page) return <p role="status">{text('state.loading')}</p>
  return children(page)
}
