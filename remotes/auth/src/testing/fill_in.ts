import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

export const field = (name: string | RegExp) => screen.getByLabelText(name)
export const button = (name: string | RegExp) => screen.getByRole('button', { name })

/** The three steps of the sign-up, each filled in as a player would. */
export async function fillAccount(user: UserEvent, email = 'ana@example.com') {
  await user.type(field('Email'), email)
  await user.type(field('Password'), 'Sol2luna!')
  await user.click(button('Continue'))
  await screen.findByRole('heading', { name: 'Who is playing?' })
}

export async function fillPerson(user: UserEvent, username = 'ana.luna') {
  await user.type(field('Username'), username)
  await user.type(field('Month'), '4')
  await user.type(field('Day'), '17')
  await user.type(field('Year'), '1993')
  await user.click(button('Continue'))
  await screen.findByRole('heading', { name: 'Last step' })
}

export async function fillPlace(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await user.selectOptions(field('State'), 'CA')
  await user.click(screen.getByRole('checkbox'))
}
