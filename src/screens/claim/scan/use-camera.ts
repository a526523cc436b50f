import { useEffect, useRef, useState } from 'react'

/** Reason why the camera shows no picture. */
export type CameraProblem = 'refused' | 'no-camera' | 'camera-busy'

interface WithTorch {
  readonly torch?: boolean
}

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 } },
}

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'no-camera',
  OverconstrainedError: 'no-camera',
}

function toProblem(error: unknown): CameraProblem {
  return PROBLEMS[error instanceof Error ? error.name : ''] ?? 'camera-busy'
}

/** Undefined on insecure origins, whatever the types say. */
function getMediaDevices(): MediaDevices | undefined {
  return (navigator as { readonly mediaDevices?: MediaDevices }).mediaDevices
}

function stop(stream: MediaStream) {
  stream.getTracks().forEach((track) => track.stop())
}

/** Some browsers lack getCapabilities. */
function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks() as { getCapabilities?: () => WithTorch }[]
  return track?.getCapabilities?.().torch === true
}

function useIsPageVisible(): boolean {
  const [isVisible, setVisible] = useState(() => !document.hidden)
  useEffect(() => {
    const look = () => setVisible(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isVisible
}

interface Outcome {
  readonly stream?: MediaStream
  readonly problem?: CameraProblem
}

const NOTHING: Outcome = {}

/** The back camera, else any; stopped when not wanted, the tab is hidden or on unmount. */
export function useCamera(isWanted: boolean) {
  const isVisible = useIsPageVisible()
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState(NOTHING)
  const [isLit, setLit] = useState(false)
  const video = useRef<HTMLVideoElement>(null)
  const isOn = isWanted && isVisible

  useEffect(() => {
    if (!isOn) return
    let isOver = false
    let open: MediaStream | null = null
    const start = async () => {
      try {
        const devices = getMediaDevices()
        if (!devices) {
          setOutcome({ problem: 'no-camera' })
          return
        }
        const stream = await devices.getUserMedia(WANTED)
        if (isOver) {
          stop(stream)
          return
        }
        open = stream
        stream.getVideoTracks().forEach((track) =>
          track.addEventListener('ended', () => {
            if (!isOver) setOutcome({ problem: 'camera-busy' })
          }),
        )
        setOutcome({ stream })
      } catch (error) {
        if (!isOver) setOutcome({ problem: toProblem(error) })
      }
    }
    void start()
    return () => {
      isOver = true
      if (open) stop(open)
      setOutcome(NOTHING)
      setLit(false)
    }
  }, [isOn, tries])

  const stream = outcome.stream ?? null
  useEffect(() => {
    const shown = video.current
    if (!shown || !stream) return
    shown.srcObject = stream
    // Rejected if the tab is hidden again; the camera is then closed as well.
    shown.play().catch(() => undefined)
    return () => {
      shown.srcObject = null
    }
  }, [stream])

  const toggle = () => {
    const [track] = stream?.getVideoTracks() ?? []
    const wanted: WithTorch = { torch: !isLit }
    track?.applyConstraints({ advanced: [wanted as MediaTrackConstraintSet] }).then(
      () => setLit(!isLit),
      () => undefined,
    )
  }
  return {
    video,
    stream,
    problem: outcome.problem ?? null,
    torch: stream && hasTorch(stream) ? { isOn: isLit, toggle } : null,
    retry: () => setTries(tries + 1),
  }
}
