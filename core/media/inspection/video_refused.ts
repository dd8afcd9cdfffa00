import { MediaRefused } from '#core/media/inspection/media_refused'

export type VideoRefusalCode =
  'not_a_video' | 'video_type_not_accepted' | 'video_too_large' | 'video_truncated' | 'video_damaged'

export class VideoRefused extends MediaRefused<VideoRefusalCode> {
  override name = 'VideoRefused'
}
