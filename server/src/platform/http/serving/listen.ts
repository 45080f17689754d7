import type { FastifyInstance } from 'fastify'
import { StartupError } from '../../startup-error.ts'

export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${port} is already in use. Stop the other program or choose another with PORT=${port + 1} npm start.`,
      )
    if (code === 'EACCES')
      throw new StartupError(
        `Port ${port} needs more rights than this user has. Choose one above 1023 with PORT=…`,
      )
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new StartupError(`This machine has no address ${host}. Check HOST.`)
    throw error
  }
}
