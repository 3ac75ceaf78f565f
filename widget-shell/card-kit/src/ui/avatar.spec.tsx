import { render } from '@testing-library/react'
import { Avatar } from './avatar'

const draw = (profileColor: string, picture: string | null = null) =>
  render(<Avatar username="maria" picture={picture} profileColor={profileColor} />).container
    .firstElementChild as HTMLElement

describe('Avatar', () => {
  it('shows the picture where there is one', () => {
    expect(draw('e4572e', '/avatars/1.webp')).toHaveAttribute('src', '/avatars/1.webp')
  })

  it('writes initials on the player’s colour, readable on it', () => {
    const dark = draw('14605e')
    expect(dark).toHaveTextContent('MA')
    expect(dark).toHaveStyle({ background: 'rgb(20, 96, 94)', color: 'rgb(255, 255, 255)' })
    expect(draw('ffd23f')).toHaveStyle({ color: 'rgb(26, 18, 40)' })
  })

  it.each(['', '#e4572e', 'zzzzzz', 'red;background:url(x)'])(
    'falls back to the tokens for "%s"',
    (color) => {
      expect(draw(color)).not.toHaveAttribute('style')
    }
  )
})
