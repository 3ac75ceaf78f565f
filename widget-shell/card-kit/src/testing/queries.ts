import { screen } from '@testing-library/react'

export const field = (name: string | RegExp) => screen.getByLabelText(name)
export const button = (name: string | RegExp) => screen.getByRole('button', { name })
/** Waits longer than usual: the first answer of a spec waits for the description of all answers. */
export const heading = (name: string | RegExp) =>
  screen.findByRole('heading', { name }, { timeout: 4_000 })
