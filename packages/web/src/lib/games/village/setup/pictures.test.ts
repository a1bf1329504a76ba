import { expect, test } from 'vitest'
import { picture } from '#lib/art/picture.ts'
import { phoneInn } from '../modules/inn/scene.ts'
import { worldGround, worldHouses } from '../modules/marriage/art/quarter.ts'
import { cutOut } from './cut-out.ts'

/** The quarter as the world shows it, on its own meadow. */
const quarter = {
  draw: () =>
    `<rect y="120" width="320" height="240" fill="#cdd79c"/><rect y="120" width="320" height="60" fill="url(#gSky)"/>${worldGround()}${worldHouses()}`,
  lamps: [],
}

// The form shows files, so that nobody loads a table to agree on one; a file that is taken away is drawn anew here.
test('the pictures of the modules are what their districts look like', async () => {
  await expect(picture(phoneInn, [176, 6, 208, 136], false)).toMatchFileSnapshot('./art/inn.svg')
  await expect(picture(quarter, [2, 160, 236, 154], false)).toMatchFileSnapshot('./art/wedding.svg')
})

test('a part of a picture fills its frame', () => {
  expect(cutOut([390, 374], [130, 44, 195, 187])).toBe('width:200%;height:200%;left:-66.67%;top:-23.53%')
})
