/** Beeps of an alarm, and the gaps between them: milliseconds, as `navigator.vibrate` takes them. */
const PATTERN = [300, 150, 300, 150, 600] as const;
/** Heard in a loud room, and by a small loudspeaker. Hertz. */
const PITCH = 880;
const LOUD = 0.5;

/** Sounds and shakes, as far as the phone can do either; where it can do neither, nothing happens. */
export function soundAlarm(): void {
  try {
    navigator.vibrate([...PATTERN]);
  } catch {
    // Some browsers cannot, and some refuse.
  }
  try {
    const context = new AudioContext();
    const volume = context.createGain();
    volume.gain.value = LOUD;
    volume.connect(context.destination);
    let from = context.currentTime;
    PATTERN.forEach((length, at) => {
      const until = from + length / 1000;
      if (at % 2 === 0) {
        const tone = context.createOscillator();
        tone.type = 'square';
        tone.frequency.value = PITCH;
        tone.connect(volume);
        tone.start(from);
        tone.stop(until);
        if (at === PATTERN.length - 1) tone.onended = () => void context.close();
      }
      from = until;
    });
  } catch {
    // No sound here.
  }
}
