import { parentPort, workerData } from 'node:worker_threads'
import { minify } from 'terser'

const given = workerData as string
const { code } = await minify(given, { ecma: 2020, module: true, compress: { passes: 2 } })
parentPort?.postMessage(code ?? given, [])
