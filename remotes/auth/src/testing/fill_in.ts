import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { button, field, heading } from '@sidepick/card-kit/testing/queries'

const goOn = (user: UserEvent) => user.click(button('Continue'))

/** The steps of the sign-up, each filled in as a player would. */
export async function fillEmail(user: UserEvent, email = 'ana@example.com') {
  await user.type(field('Email'), email)
  await user.click(screen.getByRole('checkbox'))
  await goOn(user)
  await heading('Choose a password')
}

export async function fillPassword(user: UserEvent) {
  await user.type(field('Password'), 'Sol2luna!')
  await goOn(user)
  await heading('Pick a username')
}

export async function fillUsername(user: UserEvent, username = 'ana.luna') {
  await user.type(field('Username'), username)
  await goOn(user)
  await heading('When were you born?')
}

export async function fillBirthDate(user: UserEvent) {
  await user.type(field('Month'), '4')
  await user.type(field('Day'), '17')
  await user.type(field('Year'), '1993')
  await goOn(user)
  await heading('Where do you live?')
}

export async function fillLocation(user: UserEvent) {
  await user.click(screen.getByRole('radio', { name: 'Yes' }))
  await goOn(user)
  await heading('Which state do you live in?')
}

/** Everything but the last button. */
export async function fillAll(user: UserEvent, email?: string) {
  await fillEmail(user, email)
  await fillPassword(user)
  await fillUsername(user)
  await fillBirthDate(user)
  await fillLocation(user)
  await user.selectOptions(field('State'), 'CA')
}
