/**
 * Headers of mails that the shop sends about tickets: programs do not answer them, and our own are known again.
 * `answers`: ids of earlier mails, by which mail programs put them together.
 */
export function ourHeaders(address: string, answers: readonly string[]): Record<string, string> {
  const [first] = answers
  return {
    'Auto-Submitted': 'auto-generated',
    'X-Auto-Response-Suppress': 'All',
    ...(address ? { 'X-Loop': address } : {}),
    ...(first ? { 'In-Reply-To': `<${first}>`, 'References': answers.map((id) => `<${id}>`).join(' ') } : {}),
  }
}
