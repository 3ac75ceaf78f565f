import { useEffect, useState } from 'react'
import {
  Autocomplete,
  Button,
  Dialog,
  DialogTrigger,
  Input,
  Menu,
  MenuItem,
  Modal,
  ModalOverlay,
  SearchField,
  Text,
  useFilter,
} from 'react-aria-components'
import { useNavigate } from 'react-router'
import button from '../ui/act.css'
import { useConsole } from './console_context'
import { useFound } from './find_records'
import styles from './palette.css'
import type { View } from './view'

/** Finds a page by name, and a record by id, e-mail or words, from everywhere: Ctrl or Command with K. */
export function Palette({ views }: { views: readonly View[] }) {
  const { text } = useConsole()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <DialogTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className={`${button.button} ${button.plain} ${styles.opener}`}>
        {text('palette.open')}
        <kbd className={styles.keys}>Ctrl K</kbd>
      </Button>
      <ModalOverlay className={styles.overlay} isDismissable>
        <Modal className={styles.modal}>
          <Dialog aria-label={text('palette.open')} className={styles.dialog}>
            <Search views={views} close={() => setOpen(false)} />
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  )
}

function Search({ views, close }: { views: readonly View[]; close: () => void }) {
  const { text } = useConsole()
  const navigate = useNavigate()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [typed, setTyped] = useState('')
  const found = useFound(typed)
  const pages = views
    .flatMap(({ path, label, acts = {} }) => [
      { id: `/${path}`, name: text(label), detail: '' },
      ...Object.entries(acts).map(([act, name]) => ({
        id: `/${path}/${act}`,
        name: text(name),
        detail: text(label),
      })),
    ])
    .filter(({ name }) => contains(name, typed))
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      {/* Whoever opened it wants to type; the dialog would take the focus itself. */}
      {/* eslint-disable-next-line jsx-a11y/no-autofocus */}
      <SearchField autoFocus aria-label={text('palette.what')} className={styles.search}>
        <Input className={styles.input} placeholder={text('palette.what')} />
      </SearchField>
      <Menu
        aria-label={text('palette.found')}
        className={styles.found}
        items={[...pages, ...found]}
        renderEmptyState={() => <p className={styles.none}>{text('palette.none')}</p>}
        onAction={(key) => {
          close()
          void navigate(String(key))
        }}
      >
        {({ id, name, detail }) => (
          <MenuItem id={id} textValue={name} className={styles.item}>
            <Text slot="label" className={styles.name}>
              {name}
            </Text>
            {detail && (
              <Text slot="description" className={styles.detail}>
                {detail}
              </Text>
            )}
          </MenuItem>
        )}
      </Menu>
    </Autocomplete>
  )
}
