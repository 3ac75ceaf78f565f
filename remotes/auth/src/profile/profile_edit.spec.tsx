import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { problem, startServer, type LocalServer } from '../testing/local_server'
import { openScreen } from '../testing/open_screen'
import { button, field } from '../testing/fill_in'
import { ProfileEdit } from './profile_edit'

let server: LocalServer
let user: UserEvent
beforeEach(async () => {
  server = await startServer()
  user = userEvent.setup({ applyAccept: false })
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined })
})
afterEach(() => server.close())

const open = async () => {
  const opened = openScreen(ProfileEdit, server.http, { place: 'page' })
  await screen.findByLabelText('Username')
  server.received.length = 0
  return opened
}
const save = () => user.click(button('Save changes'))
const file = (type = 'image/png', size = 3) => {
  const made = new File(['pic'], 'me.png', { type })
  Object.defineProperty(made, 'size', { value: size })
  return made
}
const choose = (picture: File) => user.upload(screen.getByLabelText('Choose a picture'), picture)
const sent = () => server.received.map(({ method, path, body }) => ({ method, path, body }))
const closed = { name: 'screen_closed', data: {} }

describe('ProfileEdit', () => {
  it('sends nothing where nothing changed', async () => {
    const { host } = await open()
    expect(field('Username')).toHaveValue('ana.luna')
    await save()
    await waitFor(() => expect(host.emitted).toContainEqual(closed))
    expect(sent()).toEqual([])
  })

  it('sends a new name, and has the profile read again', async () => {
    const { host } = await open()
    await user.clear(field('Username'))
    await user.type(field('Username'), ' luna.nueva ')
    await save()
    await waitFor(() => expect(host.emitted).toContainEqual(closed))
    expect(sent()).toEqual([
      { method: 'PATCH', path: '/v1/profiles', body: { username: 'luna.nueva' } },
    ])
    expect(host.emitted).toContainEqual({ name: 'profile_changed', data: {} })
  })

  it.each([
    ['', 'Enter a username'],
    ['a', 'Enter at least 2 characters'],
    ['a'.repeat(31), 'Enter 30 characters maximum'],
  ])('refuses the name "%s"', async (name, message) => {
    await open()
    fireEvent.change(field('Username'), { target: { value: name } })
    await save()
    expect(field('Username')).toHaveAccessibleDescription(message)
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('says at the name that it is taken', async () => {
    await open()
    server.replyOnce('/v1/profiles', problem(409, 'E_USERNAME_TAKEN', [{ message: 'Taken' }]))
    await user.type(field('Username'), '2')
    await save()
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('Username is taken'))
  })

  it.each([
    ['a file that is no picture', file('application/pdf'), 'File type not supported'],
    ['a picture that is too large', file('image/png', 52_428_801), 'Upload error, try again'],
  ])('takes no %s', async (_, picture, message) => {
    await open()
    await choose(picture)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(sent()).toEqual([])
  })

  it('changes the password along with it', async () => {
    const { host } = await open()
    await user.type(field('Current password'), 'Alt3bier!')
    await user.type(field('New password'), 'Sol2luna!')
    await user.type(field('New password again'), 'Sol2luna!')
    await save()
    await waitFor(() => expect(host.emitted).toContainEqual(closed))
    expect(sent()).toEqual([
      {
        method: 'POST',
        path: '/auth/change_password',
        body: {
          old_password: 'Alt3bier!',
          new_password: 'Sol2luna!',
          confirm_password: 'Sol2luna!',
        },
      },
    ])
  })

  it('says at each password what is wrong with it, and sends nothing', async () => {
    await open()
    await user.type(field('Current password'), 'short')
    await user.type(field('New password'), 'SOL2LUNA!')
    await user.type(field('New password again'), 'else')
    await save()
    expect(field('Current password')).toHaveAccessibleDescription(
      'Password must be at least 8 characters long'
    )
    expect(field('New password')).toHaveAccessibleDescription(
      /Password must have at least one lowercase character/
    )
    expect(field('New password again')).toHaveAccessibleDescription('Passwords do not match')
    expect(sent()).toEqual([])
  })
})
