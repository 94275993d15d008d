// Stands for a process whose work harms it: it crashes, hangs, or takes memory without an end.
process.on('message', ({ source }) => {
  if (source === 'crash') process.kill(process.pid, 'SIGSEGV')
  if (source === 'fine') process.send({ width: 1, height: 1 })
})
process.on('disconnect', () => process.exit(0))
