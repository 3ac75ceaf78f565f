import type { CSSProperties } from 'react'
import type { ShownRemote } from './load_galleries'
import { HEIGHT_PX, toQuery, type Desk, type Selection, type ShownState } from './selection'
import styles from './desk.css'

const FRAME_PATH = '/demo/cards/frame'

/** Every state of every remote, in the order in which they are shown. */
export const allStates = (remotes: ShownRemote[]): ShownState[] =>
  remotes.flatMap(({ entry, gallery }) =>
    Object.entries(gallery).flatMap(([component, states]) =>
      Object.keys(states).map((state) => ({ remote: entry.id, component, state }))
    )
  )

/** Whether every word that is looked for stands somewhere in the names of a state. */
export function isFound({ remote, component, state }: ShownState, search: string): boolean {
  const names = `${remote} ${component} ${state}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word))
}

export const frameUrl = ({ remote, component, state, ...rest }: Desk | Selection) => {
  const { locale, scheme, theme, text, motion } = rest
  return `${FRAME_PATH}?${toQuery({ remote, component, state, locale, scheme, theme, text, motion })}`
}

/** One state in a frame of the chosen width. */
export function OneState({ desk }: { desk: Desk }) {
  const url = frameUrl(desk)
  return (
    <iframe
      key={url}
      className={styles.frame}
      title={`${desk.component}, ${desk.state}`}
      src={url}
      width={desk.width}
      height={HEIGHT_PX[desk.width]}
    />
  )
}

/** Without a search one state per card or screen; with one, every state that is found. */
function onSheet(remotes: ShownRemote[], search: string): ShownState[] {
  const found = allStates(remotes).filter((state) => isFound(state, search))
  if (search !== '') return found
  return found.filter(
    ({ remote, component }, at) =>
      at === found.findIndex((one) => one.remote === remote && one.component === component)
  )
}

interface SheetProps {
  remotes: ShownRemote[]
  desk: Desk
  choose: (changes: Partial<Desk>) => void
}

/** Many states beside each other, each drawn once it is scrolled to. */
export function ContactSheet({ remotes, desk, choose }: SheetProps) {
  const states = onSheet(remotes, desk.search)
  const [width, height] = [Number(desk.width), HEIGHT_PX[desk.width]]
  const scale = Math.min(0.5, 300 / width)
  return (
    <ul className={styles.sheet} style={{ '--cell': `${width * scale}px` } as CSSProperties}>
      {states.map((state) => (
        <li key={toQuery({ ...desk, ...state })}>
          <div style={{ height: height * scale }}>
            <iframe
              className={styles.frame}
              title={`${state.component}, ${state.state}`}
              src={frameUrl({ ...desk, ...state })}
              width={width}
              height={height}
              loading="lazy"
              tabIndex={-1}
              style={{ transform: `scale(${scale})` }}
            />
          </div>
          <button type="button" onClick={() => choose({ ...state, view: 'one' })}>
            <b>{state.component}</b> {state.state}
          </button>
        </li>
      ))}
    </ul>
  )
}
