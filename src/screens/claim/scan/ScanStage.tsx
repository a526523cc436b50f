import type { RefObject } from 'react'
import styles from './ScanDialog.module.css'
import type { Torch } from './use-camera'
import { IconButton } from '@/ui/actions/IconButton'
import { TicketIcon } from '@/ui/icons/account-icons'
import { CheckIcon } from '@/ui/icons/page-icons'
import { TorchIcon } from '@/ui/icons/scan-icons'

interface ScanStageProps {
  readonly video: RefObject<HTMLVideoElement | null>
  readonly stream: MediaStream | null
  readonly torch: Torch | null
  /** Current step; '' if none. */
  readonly status: string
  readonly isFound: boolean
}

export function ScanStage({ video, stream, torch, status, isFound }: ScanStageProps) {
  const Icon = isFound ? CheckIcon : TicketIcon
  return (
    <div className={styles['stage']}>
      {torch && (
        <IconButton
          aria-label="Linterna"
          aria-pressed={torch.isOn}
          className={styles['torch']}
          onClick={torch.toggle}
        >
          <TorchIcon />
        </IconButton>
      )}
      {stream && (
        <p className={styles['hint']}>Pon el código de barras dentro del marco, con buena luz.</p>
      )}
      <video ref={video} className={styles['video']} muted playsInline hidden={!stream} />
      <div className={styles['frame']} data-live={stream !== null || undefined}>
        {!stream && <Icon className={styles['picture']} />}
      </div>
      <div role="status" className={styles['status']}>
        {status !== '' && <span className={styles['pill']}>{status}</span>}
      </div>
    </div>
  )
}
