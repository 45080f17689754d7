// @vitest-environment happy-dom
import { describePhoto } from '@roomtone/contract/photo/describe-photo'
import type { PhotoView } from '@roomtone/contract/photo/photo'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { aMember } from '../../../platform/testing/a-member.fixture.ts'
import { FakeServer } from '../../../platform/testing/fake-server.fixture.ts'
import { closeScreen, openScreen } from '../../../platform/testing/screen.fixture.tsx'
import { usePhotoUploads } from '../../photo/use-photo-uploads.ts'
import { ArrivalPhotosField } from './arrival-photos-field.tsx'
import { ArrivalPictures } from './arrival-pictures.tsx'

afterEach(closeScreen)

const photo = (digit: number, alt = ''): PhotoView => ({
  id: `0b0c5d3e-0000-4000-8000-00000000001${digit}`,
  alt,
  width: 1200,
  height: 800,
  color: '#888888',
  widths: [320, 640],
  avif: true,
})

function Guide() {
  const [photos, setPhotos] = useState([photo(1), photo(2, 'The blue gate')])
  const uploads = usePhotoUploads(photos, setPhotos)
  return (
    <>
      <ArrivalPhotosField photos={photos} onChange={setPhotos} uploads={uploads} />
      <ArrivalPictures photos={photos} />
    </>
  )
}

it('lets the host say what each picture of the way in shows, and crews read it', async () => {
  const server = new FakeServer()
  server.on(describePhoto, ({ params, body }) => ({ ...photo(1), id: params.id, alt: body.alt }))
  await openScreen(<Guide />, { server, at: '/hosting', member: aMember({ roles: ['host'] }) })
  expect(screen.getByText('The blue gate')).toBeTruthy()
  const field = screen.getByLabelText('Description of photo 1')
  fireEvent.change(field, { target: { value: 'Lockbox by the door' } })
  fireEvent.blur(field)
  expect(screen.getByText('Lockbox by the door')).toBeTruthy()
  await waitFor(() =>
    expect(server.received(describePhoto).map(({ params, body }) => [params.id, body.alt])).toEqual([
      [photo(1).id, 'Lockbox by the door'],
    ]),
  )
  expect(server.faults).toEqual([])
})
