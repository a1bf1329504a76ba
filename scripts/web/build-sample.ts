// The app as the browser tests open it, with the sample game among the others.
import { buildWeb, builtWithSample } from '../build-web.ts'

await buildWeb(console.log, builtWithSample)
