// The page itself: plain HTML, no script.
import { type Language, languages } from './language.ts'
import type { House, Package } from './packages.ts'
import { type Words, words } from './words.ts'

export function page(language: Language, house: House): string {
  const say = words[language]
  return `<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="${inHtml(say.motto.join(' '))}">
  <title>Chronik</title>
  <link rel="icon" href="/chronicle.svg" type="image/svg+xml">
  <link rel="stylesheet" href="/page.css">
</head>
<body>
  <div class="scene"></div>
  <header>
    <img src="/chronicle.svg" alt="" width="40" height="40">
    <nav aria-label="${inHtml(say.languages)}">${languages.map((each) => languageLink(each, language)).join('')}</nav>
  </header>
  <main>
    <div class="hero">
      <h1>Chronik</h1>
      <p class="motto">${inHtml(say.motto[0])}<br>${inHtml(say.motto[1])}</p>
    </div>
    <section class="panel about">
      <p>${inHtml(say.about)}</p>
      <p class="state">${inHtml(say.state)}</p>
    </section>
    <div class="panels">
      ${panel(say.house, 'meeple-red-1', list(house.packages, say, say.houseEmpty))}
      ${panel(say.games, 'meeple-yellow-2', list(house.games, say, say.gamesEmpty))}
      ${panel(say.tryIt, 'meeple-blue-3', commands(say))}
    </div>
  </main>
  <footer><p>${inHtml(say.disclaimer)}</p></footer>
</body>
</html>
`
}

function languageLink(each: Language, current: Language): string {
  const here = each === current ? ' aria-current="true"' : ''
  return `<a href="/?lang=${each}" hreflang="${each}" lang="${each}"${here}>${words[each].language}</a>`
}

function panel(title: string, figure: string, content: string): string {
  return `<section class="panel">
        <img class="figure" src="/${figure}.svg" alt="" width="56" height="56">
        <h2>${inHtml(title)}</h2>
        ${content}
      </section>`
}

function list(packages: readonly Package[], say: Words, empty: string): string {
  if (packages.length === 0) return `<p class="empty">${inHtml(empty)}</p>`
  const entries = packages.map(({ id, description }) => {
    const [name, sentence] = say.packages[id] ?? [id, description]
    return `<div><dt>${inHtml(name)}</dt><dd>${inHtml(sentence)}</dd></div>`
  })
  return `<dl>${entries.join('')}</dl>`
}

function commands(say: Words): string {
  const lines: readonly (readonly [string, string])[] = [
    ['npm start', say.commands.start],
    ['npm test', say.commands.test],
    ['npm run -s chronik -- games', say.commands.games],
  ]
  return `<dl>${lines.map(([line, what]) => `<div><dt><code>${line}</code></dt><dd>${inHtml(what)}</dd></div>`).join('')}</dl>`
}

function inHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
