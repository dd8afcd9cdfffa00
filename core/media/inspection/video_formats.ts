/** The accepted video formats, those that browsers play, by file extension. */
export const videoFormats = ['mp4', 'webm', 'mov'] as const
export type VideoFormat = (typeof videoFormats)[number]

/** MIME types. */
export const videoTypes: Record<VideoFormat, string> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
}

export function isVideoFormat(format: string): format is VideoFormat {
  return (videoFormats as readonly string[]).includes(format)
}

/** What a walk through a video file finds out. */
export interface VideoFacts {
  /** Whether one of its tracks is a video track: an audio recording may use the same container format. */
  hasPictures: boolean
  /** Size that its headers announce, in bytes, as far as they were read. */
  promised: number
}
