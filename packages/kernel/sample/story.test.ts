import { storyTests } from '../test/story.ts'
import { fair } from './game.ts'
import { story } from './story.ts'

storyTests(fair, story, { matches: 4 })
