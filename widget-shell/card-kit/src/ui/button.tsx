import type { ComponentProps } from 'react'

export interface ButtonProps extends ComponentProps<'button'> {
  /** `accent` leads on, `quiet` stands beside it. */
  look?: 'accent' | 'quiet'
}

/** A button of the house: 44 px high at least, themed by tokens. */
export function Button({ look = 'accent', className = '', ...rest }: ButtonProps) {
  return <button type="button" className={`vs-button vs-button--${look} ${className}`} {...rest} />
}
