import { useState } from 'react'
import { LOCALES } from '@sidepick/rules/types'
import styles from './gallery.css'
import type { ShownRemote } from './load_galleries'
import { THEMES, WIDTHS_PX, toQuery, type Selection } from './selection'

const FRAME_PATH = '/demo/cards/frame'
const HEIGHT_PX = { 302: 607, 428: 607, 600: 720, 1280: 820 } as const

type Width = (typeof WIDTHS_PX)[number]

function firstOf(remotes: ShownRemote[]): Selection | null {
  const remote = remotes[0]
  const [component, states] = Object.entries(remote?.gallery ?? {})[0] ?? []
  const state = Object.keys(states ?? {})[0]
  if (!remote || !component || !state) return null
  return { remote: remote.entry.id, component, state, locale: 'en-us', theme: 'light' }
}

interface ChoiceProps<Value extends string | number> {
  legend: string
  values: readonly Value[]
  value: Value
  choose: (value: Value) => void
}

function Choice<Value extends string | number>({
  legend,
  values,
  value,
  choose,
}: ChoiceProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      {values.map((one) => (
        <label key={one}>
          <input type="radio" name={legend} checked={one === value} onChange={() => choose(one)} />
          <span>{one}</span>
        </label>
      ))}
    </fieldset>
  )
}

function States({
  remotes,
  selection,
  choose,
}: {
  remotes: ShownRemote[]
  selection: Selection
  choose: (changes: Partial<Selection>) => void
}) {
  return (
    <nav className={styles.states} aria-label="Cards and screens">
      {remotes.map(({ entry, gallery }) => (
        <section key={entry.id}>
          <h2>{entry.id}</h2>
          {Object.entries(gallery).map(([component, states]) => (
            <details key={component} open={component === selection.component}>
              <summary>{component}</summary>
              {Object.keys(states).map((state) => (
                <button
                  key={state}
                  type="button"
                  aria-current={component === selection.component && state === selection.state}
                  onClick={() => choose({ remote: entry.id, component, state })}
                >
                  {state}
                </button>
              ))}
            </details>
          ))}
        </section>
      ))}
    </nav>
  )
}

/** Every card and screen with its states beside, and a switch for size, language and theme above. */
export function IndexView({ remotes }: { remotes: ShownRemote[] }) {
  const [selection, setSelection] = useState(() => firstOf(remotes))
  const [widthPx, setWidthPx] = useState<Width>(428)
  if (!selection) return <p role="alert">No remote shows any state.</p>
  const choose = (changes: Partial<Selection>) => setSelection({ ...selection, ...changes })
  const query = toQuery(selection)
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Cards and screens</h1>
        <Choice legend="Width" values={WIDTHS_PX} value={widthPx} choose={setWidthPx} />
        <Choice
          legend="Language"
          values={LOCALES}
          value={selection.locale}
          choose={(locale) => choose({ locale })}
        />
        <Choice
          legend="Theme"
          values={THEMES}
          value={selection.theme}
          choose={(theme) => choose({ theme })}
        />
        <a href={`${FRAME_PATH}?${query}`} target="_blank" rel="noreferrer">
          Open alone
        </a>
      </header>
      <States remotes={remotes} selection={selection} choose={choose} />
      <main className={styles.desk}>
        <iframe
          key={query}
          title={`${selection.component}, ${selection.state}`}
          src={`${FRAME_PATH}?${query}`}
          width={widthPx}
          height={HEIGHT_PX[widthPx]}
        />
      </main>
    </div>
  )
}
