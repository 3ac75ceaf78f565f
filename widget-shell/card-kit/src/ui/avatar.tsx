const HEX = /^[0-9a-f]{6}$/i

/** Ink that stays readable on any profile colour: W3C's brightness formula, because the colour is the player's own. */
function inkOn(hex: string) {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(hex.slice(at, at + 2), 16)
  )
  return (red * 299 + green * 587 + blue * 114) / 1000 >= 140 ? '#1a1228' : '#fff'
}

export interface AvatarProps {
  username: string
  /** Address of a picture; null draws initials. */
  picture: string | null
  /** Six hex digits without #; anything else falls back to a neutral token. */
  profileColor: string
}

/** A player's picture, or two initials on the player's colour. Decoration: the name stands beside it. */
export function Avatar({ username, picture, profileColor }: AvatarProps) {
  if (picture) return <img className="vs-avatar" src={picture} alt="" loading="lazy" />
  const style = HEX.test(profileColor)
    ? { background: `#${profileColor}`, color: inkOn(profileColor) }
    : undefined
  return (
    <span className="vs-avatar" style={style} aria-hidden="true">
      {username.slice(0, 2).toUpperCase()}
    </span>
  )
}
