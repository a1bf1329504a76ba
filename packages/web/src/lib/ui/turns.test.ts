import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

/** Notes what opens, in order. */
function table() {
  const turns = new Turns()
  const opened: string[] = []
  return {
    opened,
    atOnce: (name: string) => turns.atOnce(() => opened.push(name)),
    inTurn: (name: string) => turns.inTurn(() => opened.push(name)),
  }
}

test('a sheet that nobody asked for waits behind the curtain, and opens when it is lifted', () => {
  const { opened, atOnce, inTurn } = table()
  const lift = atOnce('curtain')
  inTurn('book of the end')
  expect(opened).toEqual(['curtain'])
  lift()
  expect(opened).toEqual(['curtain', 'book of the end'])
})

test('a curtain and what somebody asks for never wait; the rest comes when both are gone, one by one', () => {
  const { opened, atOnce, inTurn } = table()
  const closeLesson = inTurn('lesson')
  const closeBook = inTurn('book')
  const closeNews = inTurn('news')
  const lift = atOnce('curtain')
  closeLesson()
  expect(opened).toEqual(['lesson', 'curtain'])
  lift()
  expect(opened).toEqual(['lesson', 'curtain', 'book'])
  closeBook()
  expect(opened).toEqual(['lesson', 'curtain', 'book', 'news'])
  closeNews()
  inTurn('later')
  expect(opened.at(-1)).toBe('later')
})

test('what is still fetched keeps its turn: nothing else that nobody asked for opens before it', () => {
  const { opened, atOnce, inTurn } = table()
  const leave = inTurn('turn of the opening')
  inTurn('life goals')
  const close = atOnce('opening')
  expect(opened).toEqual(['turn of the opening', 'opening'])
  close()
  leave()
  expect(opened.at(-1)).toBe('life goals')
})

test('what is gone before its turn never opens', () => {
  const { opened, atOnce, inTurn } = table()
  const close = atOnce('menu')
  const forget = inTurn('lesson')
  inTurn('book')
  forget()
  close()
  expect(opened).toEqual(['menu', 'book'])
})
