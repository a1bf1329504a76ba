import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillIn, LANGUAGES, type Language } from '@chronik/kernel'
import { myVillage } from '@chronik/my-village'
import { describe, expect, test } from 'vitest'
import { parseRules } from './document.ts'

const { title, blocks } = parseRules(`# Village: rules reference

What \`a | b\` means, with **strong** words & <signs>. *(Why)*

## 4. Actions

### Harvest

#### With a plow

- **V-401** Needs a member on the farm (see V-402, V-999).
- **V-402** Gain 2 grain.
- a plain item

| move | meaning |
|---|---|
| \`take a | b\` | takes it (V-401) |
`)

describe('a rules reference', () => {
  test('has a title and headings that can be linked to', () => {
    expect(title).toBe('Village: rules reference')
    expect(blocks.filter(({ kind }) => kind === 'heading')).toEqual([
      { kind: 'heading', level: 2, id: '4-actions', text: '4. Actions' },
      { kind: 'heading', level: 3, id: 'harvest', text: 'Harvest' },
      { kind: 'heading', level: 4, id: 'with-a-plow', text: 'With a plow' },
    ])
  })

  test('a translation has the anchors of the original', () => {
    const translated = parseRules(
      '# Regeln\n\n## Aktionen\n\n### Ernte\n',
      '# Rules\n\n## Actions\n\n### Harvest\n',
    )
    expect(translated.blocks).toEqual([
      { kind: 'heading', level: 2, id: 'actions', text: 'Aktionen' },
      { kind: 'heading', level: 3, id: 'harvest', text: 'Ernte' },
    ])
  })

  test('headings of the same name have different anchors', () => {
    const twice = parseRules('## Base\n\n### Examples\n\n## Solo\n\n### Examples\n')
    expect(twice.blocks).toMatchObject([
      { id: 'base' },
      { id: 'examples' },
      { id: 'solo' },
      { id: 'examples-2' },
    ])
  })

  test('a figure with a bar stays in its cell', () => {
    const costs = '1 horse | 2 coins & more'
    const filled = parseRules(
      '# Costs {{cost}}\n\n## For {{cost}}\n\n- **V-1** Pay {{cost}}.\n- {{cost}}\n\n| card | cost | time |\n|---|---|---|\n| A | {{cost}} | 2 |\n',
      undefined,
      (text) => text.replaceAll('{{cost}}', costs),
    )
    const html = '1 horse | 2 coins &amp; more'
    expect(filled.title).toBe(`Costs ${costs}`)
    expect(filled.blocks).toEqual([
      { kind: 'heading', level: 2, id: 'for-cost', text: `For ${costs}` },
      { kind: 'rule', id: 'V-1', html: `Pay ${html}.`, figures: ['cost'] },
      { kind: 'text', html: `<ul><li>${html}</li></ul>` },
      { kind: 'table', head: ['card', 'cost', 'time'], rows: [['A', html, '2']] },
    ])
  })

  test.each(LANGUAGES)('the costs of My Village stand in one cell each: %s', (language) => {
    const file = join(import.meta.dirname, '../../../../../docs/rules', inFolder(language), 'my-village.md')
    const { standard } = myVillage.editions
    const { blocks } = parseRules(readFileSync(file, 'utf8'), undefined, (text) =>
      fillIn(text, standard, myVillage.names[language]),
    )
    const tables = blocks.filter((block) => block.kind === 'table')
    expect(tables.flatMap(({ rows }) => rows.flat()).filter((cell) => / \| /.test(cell))).not.toEqual([])
    for (const { head, rows } of tables) expect(rows.filter((row) => row.length !== head.length)).toEqual([])
  })

  test('V-401: a rule stands under its number and links to those it names', () => {
    expect(blocks).toContainEqual({
      kind: 'rule',
      id: 'V-401',
      html: 'Needs a member on the farm (see <a href="#V-402">V-402</a>, V-999).',
    })
  })

  test('shows signs as they are', () => {
    expect(blocks[0]).toEqual({
      kind: 'text',
      html: '<p>What <code>a | b</code> means, with <strong>strong</strong> words &amp; &lt;signs&gt;. <em>(Why)</em></p>',
    })
  })

  test('keeps tables and plain lists', () => {
    expect(blocks).toContainEqual({ kind: 'text', html: '<ul><li>a plain item</li></ul>' })
    expect(blocks).toContainEqual({
      kind: 'table',
      head: ['move', 'meaning'],
      rows: [['<code>take a | b</code>', 'takes it (<a href="#V-401">V-401</a>)']],
    })
  })
})

function inFolder(language: Language): string {
  return language === 'en' ? '' : language
}
