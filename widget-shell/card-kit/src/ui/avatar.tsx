import { Picture } from './picture'

const HEX = /^[0-9a-f]{6}$/i

/** From this relative luminance on dark ink has more contrast than white. */
const LIGHT_FROM = 0.18

/** Ink that stays readable on any colour: the player chose it, not we. */
function inkOn(hex: string) {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2
  )
  return red * 0.2126 + green * 0.7152 + blue * 0.0722 >= LIGHT_FROM ? '#1a1228' : '#fff'
}

export interface AvatarProps {
  username: string
  /** Address of a picture; null draws initials, and so does one that does not come. */
  picture: string | null
  /** Six hex digits without #; anything else falls back to a neutral token. */
  profileColor: string
}

/** A player's picture, or two initials on the player's colour. Decoration: the name stands beside it. */
export function Avatar({ username, picture, profileColor }: AvatarProps) {
  const style = HEX.test(profileColor)
    ? { background: `#${profileColor}`, color: inkOn(profileColor) }
    : undefined
  const initials = (
    <span className="vs-avatar" style={style} aria-hidden="true">
      {username.slice(0, 2).toUpperCase()}
    </span>
  )
  if (!picture) return initials
  return <Picture className="vs-avatar" src={picture} loading="lazy" instead={initials} />
}
