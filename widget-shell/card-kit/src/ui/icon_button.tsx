import type { ComponentProps } from 'react'

export interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, for whoever does not see the picture. */
  'aria-label': string
}

/** A round button that shows nothing but a small picture: 44 px, in the color of the text around it. */
export function IconButton({ className = '', ...rest }: IconButtonProps) {
  return <button type="button" className={`vs-icon-button ${className}`} {...rest} />
}
