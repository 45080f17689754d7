import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture, type PictureShape } from '../ui/picture.tsx'
import { mainPictureHtml } from './main-picture.ts'

const shape = (name: string, media?: string): PictureShape => ({
  alt: name,
  width: 1600,
  height: 1067,
  color: '#957e60',
  sources: [
    { type: 'image/avif', srcSet: `/${name}/480.avif 480w, /${name}/960.avif 960w`, media },
    { type: 'image/webp', srcSet: `/${name}/480.webp 480w, /${name}/960.webp 960w`, media },
  ],
  src: `/${name}/960.jpg`,
})
const drawn = (name: string, priority: boolean, media?: string) =>
  renderToString(<Picture picture={shape(name, media)} sizes="100vw" priority={priority} />)

it('asks for the picture that is drawn with priority, as its element will', () => {
  expect(mainPictureHtml(`<main>${drawn('small', false)}${drawn('main', true)}${drawn('other', true)}`)).toBe(
    '<link rel="preload" as="image" type="image/avif" imagesrcset="/main/480.avif 480w, /main/960.avif 960w" imagesizes="100vw" fetchpriority="high">',
  )
})

it('asks for none where there is none, or where the screen decides which', () => {
  expect(mainPictureHtml(drawn('small', false))).toBe('')
  expect(mainPictureHtml(drawn('crop', true, '(min-width: 720px)'))).toBe('')
})
