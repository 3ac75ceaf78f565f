import { fireEvent, screen, waitFor } from '@testing-library/react'
import { field } from '@sidepick/card-kit/testing/queries'
import { problem } from '../testing/local_server'
import {
  choose,
  file,
  openEditing,
  save,
  sent,
  server,
  startEditing,
  stopEditing,
  user,
} from '../testing/profile_editing'

beforeEach(startEditing)
afterEach(stopEditing)

const closed = { name: 'screen_closed', data: {} }

describe('ProfileEdit', () => {
  it('sends nothing where nothing changed', async () => {
    const { host } = await openEditing()
    expect(field('Username')).toHaveValue('ana.luna')
    await save()
    await waitFor(() => expect(host.emitted).toContainEqual(closed))
    expect(sent()).toEqual([])
  })

  it('sends a new name, and has the profile read again', async () => {
    const { host } = await openEditing()
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
    await openEditing()
    fireEvent.change(field('Username'), { target: { value: name } })
    await save()
    expect(field('Username')).toHaveAccessibleDescription(message)
    await waitFor(() => expect(field('Username')).toHaveFocus())
    expect(sent()).toEqual([])
  })

  it('says at the name that it is taken', async () => {
    await openEditing()
    server.replyOnce('/v1/profiles', problem(409, 'E_USERNAME_TAKEN', [{ message: 'Taken' }]))
    await user.type(field('Username'), '2')
    await save()
    await waitFor(() => expect(field('Username')).toHaveAccessibleDescription('Username is taken'))
  })

  it.each([
    ['a file that is no picture', file('application/pdf'), 'File type not supported'],
    ['a picture that is too large', file('image/png', 52_428_801), 'Upload error, try again'],
  ])('takes no %s', async (_, picture, message) => {
    await openEditing()
    await choose(picture)
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(sent()).toEqual([])
  })

  it('changes the password along with it', async () => {
    const { host } = await openEditing()
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
    await openEditing()
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
