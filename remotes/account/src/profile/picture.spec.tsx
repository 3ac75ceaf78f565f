import { screen, waitFor } from '@testing-library/react'
import { button } from '@sidepick/card-kit/testing/queries'
import { PROFILE, problem } from '../testing/local_server'
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
import { ASSET_ID } from '../testing/usual_answers'

beforeEach(startEditing)
afterEach(stopEditing)

describe('The picture of a profile', () => {
  it('uploads a picture, shows it, and saves it with the rest', async () => {
    await openEditing()
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
    await openEditing()
    server.replyOnce('/v1/assets', refusal)
    await choose(file())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(document.querySelector('img')).not.toBeInTheDocument()
    await save()
    expect(sent().filter(({ method }) => method === 'PATCH')).toEqual([])
  })

  it('takes a picture away, and says when it could not', async () => {
    server.replyOnce('/v1/profiles', { status: 200, body: { ...PROFILE, avatar: '/me.png' } })
    await openEditing()
    await user.click(button('Remove picture'))
    expect(document.querySelector('img')).not.toBeInTheDocument()
    server.replyOnce('/v1/profiles', problem(503, 'E_UNAVAILABLE', [{ message: 'Down' }]))
    await save()
    expect(await screen.findByText('Could not delete avatar')).toBeInTheDocument()
    expect(sent()).toEqual([
      { method: 'PATCH', path: '/v1/profiles', body: { avatarAssetId: null } },
    ])
  })

  it('says when the picture was gone before it was saved', async () => {
    await openEditing()
    await choose(file())
    await screen.findByText(/not saved yet/, { selector: 'p' })
    server.replyOnce('/v1/profiles', problem(404, 'E_NOT_FOUND', [{ message: 'No such picture' }]))
    await save()
    expect(await screen.findByRole('alert')).toHaveTextContent('Upload error, try again')
  })

  it('leaves no upload behind that nobody will use', async () => {
    await openEditing()
    await choose(file())
    await screen.findByText(/not saved yet/, { selector: 'p' })
    await user.click(button('Remove picture'))
    await waitFor(() =>
      expect(sent()).toContainEqual({ method: 'DELETE', path: `/v1/assets/${ASSET_ID}`, body: {} })
    )
  })
})
