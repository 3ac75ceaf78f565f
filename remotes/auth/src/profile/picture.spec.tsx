import { screen, waitFor } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { PROFILE, problem, startServer, type LocalServer } from '../testing/local_server'
import { openScreen } from '../testing/open_screen'
import { button } from '../testing/fill_in'
import { ASSET_ID } from '../testing/usual_answers'
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

describe('The picture of a profile', () => {
  it('uploads a picture, shows it, and saves it with the rest', async () => {
    await open()
    await choose(file())
    expect(
      await screen.findByText(/Your new picture, not saved yet/, { selector: 'p' })
    ).toBeVisible()
    expect(document.querySelector('img')).toHaveAttribute('src', 'blob:preview')
    await save()
    await waitFor(() => expect(sent()).toHaveLength(2))
    expect(sent()[0]).toMatchObject({ method: 'POST', path: '/v1/assets' })
    expect(sent()[0]?.body.form).toMatch(/name="file"; filename="me\.png"[^]*image\/png[^]*pic/)
    expect(sent()[1]).toEqual({
      method: 'PATCH',
      path: '/v1/profiles',
      body: { avatarAssetId: ASSET_ID },
    })
  })

  it.each([
    [problem(415, 'E_FILE_TYPE', [{ message: 'No' }]), 'File type not supported'],
    [problem(413, 'E_FILE_SIZE', [{ message: 'No' }]), 'Upload error, try again'],
    [
      problem(429, 'E_DAILY_LIMIT', [{ message: 'No' }]),
      'That is enough pictures for today. Try again tomorrow.',
    ],
    [problem(500, 'E_INTERNAL', [{ message: 'No' }]), 'Upload error, try again'],
  ])('says why a picture was refused, and shows the old one again', async (refusal, message) => {
    await open()
    server.replyOnce('/v1/assets', refusal)
    await choose(file())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(document.querySelector('img')).not.toBeInTheDocument()
    await save()
    expect(sent().filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('takes a picture away, and says when it could not', async () => {
    server.replyOnce('/v1/profiles', { status: 200, body: { ...PROFILE, avatar: '/me.png' } })
    await open()
    await user.click(button('Remove picture'))
    expect(document.querySelector('img')).not.toBeInTheDocument()
    server.replyOnce('/v1/profiles', problem(409, 'E_IN_USE', [{ message: 'Still in use' }]))
    await save()
    expect(await screen.findByText('Could not delete avatar')).toBeInTheDocument()
    expect(sent()).toEqual([
      { method: 'PATCH', path: '/v1/profiles', body: { avatarAssetId: null } },
    ])
  })

  it('leaves no upload behind that nobody will use', async () => {
    await open()
    await choose(file())
    await screen.findByText(/not saved yet/, { selector: 'p' })
    await user.click(button('Remove picture'))
    await waitFor(() =>
      expect(sent()).toContainEqual({ method: 'DELETE', path: `/v1/assets/${ASSET_ID}`, body: {} })
    )
  })
})
