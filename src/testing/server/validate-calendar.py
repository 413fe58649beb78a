"""Reads a calendar as RFC 5545 has it, and says what of it may not be so. Nothing is said of one that is right."""
import sys

import vobject

try:
    calendars = list(vobject.readComponents(sys.stdin.buffer.read().decode()))
    assert len(calendars) == 1, "one calendar"
    calendars[0].validate(raiseException=True)
    for event in calendars[0].contents.get("vevent", []):
        event.validate(raiseException=True)
        print(event.uid.value, event.dtstart.value.isoformat(), event.summary.value)
except Exception as fault:
    sys.exit(f"{type(fault).__name__}: {fault}")
