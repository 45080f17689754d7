// @vitest-environment happy-dom
import { describePhoto } from '@roomtone/contract/photo/describe-photo'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeServer } from '../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen, write } from '../../platform/testing/screen.fixture.tsx'
import { PhotoField } from './photo-field.tsx'
import { PhotoUploads } from './photo-uploads.ts'

let server: FakeServer
let previews: Map<string, File>

const aPhoto = (n: number): PhotoView => ({
  id: `0b0c5d3e-0000-4000-8000-00000000001${n}`,
  alt: '',
  width: 3,
  height: 2,
  color: '#888888',
  widths: [400],
  avif: false,
})

beforeEach(() => {
  server = new FakeServer()
  previews = new Map()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${(file as File).name}`
    previews.set(url, file as File)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void previews.delete(url))
})

afterEach(async () => {
  await closeScreen()
  vi.restoreAllMocks()
  expect(server.faults).toEqual([])
})

let progress: (share: number) => void
let arrive: () => void

function Board() {
  const [photos, setPhotos] = useState([1, 2, 3].map(aPhoto))
  const [uploads] = useState(
    () =>
      new PhotoUploads({
        send: (_, { onProgress }) =>
          new Promise((resolve) => {
            progress = onProgress
            arrive = () => resolve(aPhoto(4))
          }),
        refuse: () => null,
        explain: String,
        onUploaded: (photo) => setPhotos((before) => [...before, photo]),
        onSettled: () => {},
      }),
  )
  return <PhotoField photos={photos} onChange={setPhotos} uploads={uploads} />
}

async function open() {
  const opened = await openScreen(<Board />, { server, at: '/listing-wizard' })
  await screen.findAllByRole('button', { name: /^Remove photo/ })
  return opened
}

const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Add photos'), { target: { files: [file] } })
const order = () =>
  within(screen.getByRole('list', { name: 'Photos in order' }))
    .getAllByRole('listitem')
    .map(
      (item) =>
        item
          .querySelector('img')
          ?.getAttribute('src')
          ?.match(/1\d(?=\/)/)?.[0],
    )

it('shows a photo from the device while it is on its way, with how far it has come over it', async () => {
  await open()
  choose(new File(['x'], 'loft.jpg', { type: 'image/jpeg' }))
  const row = within(await screen.findByRole('list', { name: 'Uploads' }))
  expect(row.getByRole('listitem').querySelector('img')?.getAttribute('src')).toBe('blob:loft.jpg')
  act(() => progress(0.4))
  expect(row.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
  await act(async () => arrive())
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Uploads' })).toBeNull())
  expect([...previews.keys()]).toEqual([])
  expect(await screen.findAllByRole('button', { name: /^Remove photo/ })).toHaveLength(4)
})

it('says so where the browser cannot draw the file', async () => {
  await open()
  choose(new File(['x'], 'IMG_0001.HEIC'))
  const row = await screen.findByRole('list', { name: 'Uploads' })
  fireEvent.error(row.querySelector('img') as HTMLImageElement)
  expect(
    screen.getByText('This browser can’t preview HEIC. You’ll see the photo once it’s uploaded.'),
  ).toBeTruthy()
  expect(within(row).getByRole('progressbar')).toBeTruthy()
})

it('makes another photo the cover in one press', async () => {
  const { user } = await open()
  expect(order()).toEqual(['11', '12', '13'])
  expect(screen.queryByRole('button', { name: 'Make photo 1 the cover' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Make photo 3 the cover' }))
  expect(order()).toEqual(['13', '11', '12'])
  expect(screen.getByText('The photo is now the first of 3, and the cover.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 1 later' }))
})

it('has the captions of all photos in one dialog, and saves each once', async () => {
  server.on(describePhoto, ({ params, body }) => ({ ...aPhoto(1), id: params.id, alt: body.alt }))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Write captions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Captions' }))
  expect(dialog.getAllByRole('textbox')).toHaveLength(3)
  write(dialog.getByLabelText('Description of photo 1'), 'The loft at noon')
  write(dialog.getByLabelText('Description of photo 3'), 'The stairs')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(server.received(describePhoto)).toHaveLength(2))
  expect(screen.getByDisplayValue('The loft at noon')).toBeTruthy()
  // The same photo's own field takes over what was written, and saves later changes too.
  const field = screen.getByDisplayValue<HTMLInputElement>('The stairs')
  await user.clear(field)
  await user.tab()
  await waitFor(() => expect(server.received(describePhoto)).toHaveLength(3))
  expect(server.received(describePhoto).map(({ body }) => body.alt)).toEqual([
    'The loft at noon',
    'The stairs',
    '',
  ])
})
