import { attachment } from '#core/files/send_file'
import { paperBytes } from '#plugins/sales/services/papers/write_papers'
import { OWN } from '#core/http/own_answer'
import type { HttpContext } from '@adonisjs/core/http'
import type { Paper } from '#plugins/sales/services/papers/paper'

export const paperName = ({ number }: Pick<Paper, 'number'>): string => `${number}.pdf`

/** Sends a document as a file; what is returned only tells the description of the API that it is no JSON. */
export async function sendPaper({ response }: HttpContext, paper: Paper): Promise<string> {
  const name = paperName(paper)
  response
    .header('content-type', 'application/pdf')
    .header('content-disposition', attachment(name))
    .header('cache-control', OWN)
  response.send(await paperBytes(paper))
  return name
}
