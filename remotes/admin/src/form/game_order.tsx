import { useMemo, useState } from 'react'
import {
  Button,
  ComboBox,
  FieldError,
  GridList,
  GridListItem,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
  useDragAndDrop,
} from 'react-aria-components'
import { useConsole } from '../app/console_context'
import { useGameCalls } from '../views/games/game_calls'
import { GameState } from '../views/games/game_states'
import choice from '../ui/choice.css'
import styles from './game_order.css'
import form from './form.css'
import { moveItems } from './move_items'

/** As many games as are offered, the newest: of everybody for an admin, else the own ones. Another is added by its id. */
const OFFERED = 100
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

interface Props {
  field: { name: string; label: string; hint?: string }
  value: string
  fault?: string
  change: (value: string) => void
}

/** A list of games in their order, one id a line in its value: moved by dragging or by the keyboard, added by name or id. */
export function GameOrder({ field, value, fault, change }: Props) {
  const { text } = useConsole()
  const known = useGameCalls().list.useQuery({ query: { limit: OFFERED } })
  const games = useMemo(
    () => new Map((known.data?.items ?? []).map((game) => [game.id, game])),
    [known.data]
  )
  const ids = value.split('\n').filter(Boolean)
  const order = (next: readonly string[]) => change(next.join('\n'))
  const nameOf = (id: string) => games.get(id)?.text ?? id
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': nameOf(String(key)) })),
    onReorder: ({ keys, target: { key, dropPosition } }) => {
      if (dropPosition === 'on') return
      order(
        moveItems(ids, new Set([...keys].map(String)), { key: String(key), position: dropPosition })
      )
    },
  })
  return (
    <div className={`${form.field} ${form.wide}`}>
      <span id={`${field.name}-label`}>{field.label}</span>
      <GridList
        aria-labelledby={`${field.name}-label`}
        className={styles.list}
        items={ids.map((id) => ({ id }))}
        dependencies={[games]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => <p className={styles.empty}>{text('order.empty')}</p>}
      >
        {({ id }) => {
          const game = games.get(id)
          return (
            <GridListItem id={id} textValue={nameOf(id)} className={styles.item}>
              <Button slot="drag" className={styles.handle}>
                <span aria-hidden="true">⠿</span>
              </Button>
              <span className={styles.name}>{nameOf(id)}</span>
              {game && <GameState state={game.state} />}
              <Button
                className={styles.remove}
                aria-label={text('order.remove', { name: nameOf(id) })}
                onPress={() => order(ids.filter((one) => one !== id))}
              >
                ×
              </Button>
            </GridListItem>
          )
        }}
      </GridList>
      <AddGame
        games={[...games.values()].filter(({ id }) => !ids.includes(id))}
        add={(id) => !ids.includes(id) && order([...ids, id])}
      />
      {field.hint && <span className={form.hint}>{field.hint}</span>}
      {fault && <span className={form.fault}>{fault}</span>}
    </div>
  )
}

interface AddProps {
  games: readonly { id: string; text: string }[]
  add: (id: string) => void
}

function AddGame({ games, add }: AddProps) {
  const { text } = useConsole()
  const [typed, setTyped] = useState('')
  const isStrange = typed !== '' && games.every((game) => !game.text.includes(typed))
  const take = (id: string) => {
    add(id)
    setTyped('')
  }
  return (
    <ComboBox
      className={styles.add}
      allowsCustomValue
      menuTrigger="focus"
      items={games}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => key !== null && take(String(key))}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !UUID.test(typed.trim())) return
        event.preventDefault()
        take(typed.trim().toLowerCase())
      }}
    >
      <Label>{text('order.add')}</Label>
      <Input className={form.input} />
      <Text slot="description" className={form.hint}>
        {text(isStrange && !UUID.test(typed.trim()) ? 'order.byId' : 'order.hint')}
      </Text>
      <FieldError />
      <Popover className={choice.popover}>
        <ListBox<(typeof games)[number]> className={choice.list}>
          {(game) => (
            <ListBoxItem id={game.id} textValue={game.text} className={choice.item}>
              {game.text}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
