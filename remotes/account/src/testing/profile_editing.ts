import { screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { ProfileEdit } from '../profile/profile_edit'
import { button } from '@sidepick/card-kit/testing/queries'
import { startServer, type LocalServer } from './local_server'
import { openScreen } from '@sidepick/card-kit/testing/open_screen'

/** Of the case that runs. */
export let server: LocalServer
export let user: UserEvent

/** Before each case: a server, and somebody who edits their profile. */
export async function startEditing(): Promise<void> {
  server = await startServer()
  user = userEvent.setup({ applyAccept: false })
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined })
}

export const stopEditing = () => server.close()

/** Opens the form; what it asked for on the way is forgotten. */
export async function openEditing() {
  const opened = openScreen(ProfileEdit, server.http, { place: 'page' })
  await screen.findByLabelText('Username')
  server.received.length = 0
  return opened
}

export const save = () => user.click(button('Save changes'))

export function file(type = 'image/png', size = 3): File {
  const made = new File(['pic'], 'me.png', { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

export const choose = (picture: File) =>
  user.upload(screen.getByLabelText('Choose a picture'), picture)

/** What was sent since the form is open. */
export const sent = () => server.received.map(({ method, path, body }) => ({ method, path, body }))
