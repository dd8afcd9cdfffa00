import { attachment } from '#core/files/send_file'
import { paperBytes } from '#plugins/sales/documents/papers/write_papers'
import { PRIVATE } from '#core/http/private_response'
import type { HttpContext } from '@adonisjs/core/http'
import type { Paper } from '#plugins/sales/documents/papers/paper'

export const paperName = ({ number }: Pick<Paper, 'number'>): string => `${number}.pdf`

/** Responds with a PDF. The return type tells the API document that the response is no JSON. */
export async function sendPaper({ response }: HttpContext, paper: Paper): Promise<string> {
  const name = paperName(paper)
  response
    .header('content-type', 'application/pdf')
    .header('content-disposition', attachment(name))
    .header('cache-control', PRIVATE)
  response.send(await paperBytes(paper))
  return name
}
