import { Glyph, type GlyphName } from '@sidepick/card-kit/ui/glyph'
import { useEffect, type ComponentType } from 'react'
import { growForPlayer, openMenu } from '../app/modals'
import type { Scene } from '../app/scene'
import { useAppSelector } from '../store/hooks'
import { chromeTexts } from './chrome_texts'
import type { HostCard as HostCardName } from '../layout/host_cards'
import styles from './menu.css'
import { PoweredBy } from './powered_by'
import { captionsUnwanted, useShare } from './use_menu_context'

interface Props {
  scene: Scene
}

/** A button on the picture. */
export function CornerButton(props: { label: string; glyph: GlyphName; press: () => void }) {
  return (
    <button
      type="button"
      className={styles.open}
      aria-label={props.label}
      title={props.label}
      onClick={props.press}
    >
      <span className={styles.disc}>
        <Glyph name={props.glyph} />
      </span>
    </button>
  )
}

function HamburgerMenu({ scene }: Props) {
  const texts = chromeTexts(scene.entry.locale)
  const captionsOn = useAppSelector((state) => state.play?.captionsOn)
  useEffect(() => {
    if (captionsOn && captionsUnwanted(scene.entry.host)) scene.emit('captions_toggled', {})
    // Once: from then on the player's own switch decides.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const open = () => {
    openMenu(scene, 'main')
    growForPlayer(scene)
  }
  return <CornerButton label={texts('menu.open')} glyph="menu" press={open} />
}

function ShareAction({ scene }: Props) {
  const texts = chromeTexts(scene.entry.locale)
  const share = useShare(scene)
  return share && <CornerButton label={texts('drawer.share')} glyph="share" press={share} />
}

function FrameTitle({ scene }: Props) {
  const { widget, brand } = scene.entry.bootstrap
  return <p className={styles.owner}>{widget?.creatorName || brand.name}</p>
}

const CARDS: Record<HostCardName, ComponentType<Props>> = {
  HamburgerMenu,
  ShareAction,
  FrameTitle,
  PoweredByFooter: ({ scene }) => <PoweredBy brand={scene.entry.bootstrap.brand} />,
}

/** A card of the host itself. */
export function HostCard({ name, scene }: Props & { name: HostCardName }) {
  const Card = CARDS[name]
  return <Card scene={scene} />
}
