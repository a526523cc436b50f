import process from 'node:process'
import { checkServer } from './report.js'

const { code, text } = await checkServer(process.argv[2])
if (code === 2) console.error(text)
else console.log(text)
process.exitCode = code
