import { parentPort, workerData } from 'node:worker_threads'
import { demoTemplate } from './demoTemplate.ts'

const archive = await demoTemplate(workerData.migrations)
parentPort?.postMessage(archive, [archive.buffer as ArrayBuffer])
